import { entryOf, type RegisterEntry, type Threes } from '../compose/series/register-entry.ts';
import { plural } from '../errors.ts';

/**
 * The entry of a key, in lines or as JSON.
 *
 * @param limit at which the fillings of each partition are no longer counted
 * @throws UserError if the register has no such number, or the key lies on another board
 * @throws NotPossibleError if the key does not stand in the register
 */
export function registerEntry(text: string, limit: number, isJson: boolean): readonly string[] {
  const entry = entryOf(text, limit);
  return isJson ? [JSON.stringify(entry)] : inWords(entry);
}

function inWords({ number, of, keyId, key, images, partitions }: RegisterEntry): string[] {
  return [
    `Key ${number} of ${of} in the register of 8x9`,
    `Id: ${keyId}`,
    ...key,
    `Mirrored left to right: ${imageText(images.leftRight, number)}.`,
    `Mirrored top to bottom: ${imageText(images.topBottom, number)}.`,
    `Turned by half: ${imageText(images.half, number)}.`,
    `Partitions into threes: ${partitions.length}.`,
    ...partitions.flatMap((partition, i) => [
      `Partition ${i + 1}, with ${partition.inside} of 8 doubles inside threes:`,
      ...partition.threes,
      fillingsText(partition),
    ]),
    `What else it carries: dominosa series ${keyId}`,
  ];
}

function imageText(image: number, number: number): string {
  return image === number ? 'the same key' : `key ${image}`;
}

function fillingsText({ fillings, unique, complete }: Threes): string {
  if (fillings === 0) return complete ? 'No filling of its own.' : 'No filling was looked at.';
  const counted = `${fillings} ${plural(fillings, 'filling')}`;
  const sorts = `${unique} with this key alone, ${fillings - unique} with other keys as well`;
  const further = complete || unique > 0 ? '' : ' --limit counts further.';
  return `${counted}${complete ? '' : ', where counting stopped'}: ${sorts}.${further}`;
}
