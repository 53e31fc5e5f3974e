import { encode as encodePng } from 'fast-png';
import { encode as encodeJpeg } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import type { Picture } from '../../../src/layout/page.ts';
import { readPicture } from '../../../src/render/picture/read.ts';

const at = ({ width, rgb }: Picture, x: number, y: number) => [
  ...rgb.subarray(3 * (y * width + x)).subarray(0, 3),
];
const svg = (inside: string, root = 'viewBox="0 0 210 210"') =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`);

describe('a picture', () => {
  it.each([
    ['grey', 1, [0, 255], [0, 0, 0, 255, 255, 255], undefined],
    ['grey with alpha', 2, [9, 0, 200, 128], [9, 9, 9, 200, 200, 200], [0, 128]],
    ['colour', 3, [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], undefined],
    ['colour with alpha', 4, [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 5, 6, 7], [4, 8]],
  ] as const)('in PNG, %s', (_, channels, data, colours, alpha) => {
    const picture = readPicture(encodePng({ width: 2, height: 1, channels, data: Uint8Array.from(data) }));
    expect([picture.width, picture.height, ...picture.rgb]).toEqual([2, 1, ...colours]);
    expect(picture.alpha && [...picture.alpha]).toEqual(alpha);
  });

  it('in PNG, of 16 bits and of a palette', () => {
    const data = Uint16Array.of(0x8000, 0xffff, 0);
    const deep = encodePng({ width: 1, height: 1, channels: 3, depth: 16, data });
    expect([...readPicture(deep).rgb]).toEqual([0x80, 0xff, 0]);
    const palette: [number, number, number][] = [
      [10, 20, 30],
      [200, 100, 50],
    ];
    const few = encodePng({ width: 2, height: 1, channels: 1, depth: 8, palette, data: Uint8Array.of(1, 0) });
    expect([...readPicture(few).rgb]).toEqual([...palette[1]!, ...palette[0]!]);
  });

  it('in JPEG', () => {
    const data = Uint8Array.from({ length: 16 * 16 * 4 }, (_, i) => [200, 40, 40, 255][i % 4]!);
    const picture = readPicture(encodeJpeg({ width: 16, height: 16, data }, 95).data);
    expect([picture.width, picture.height, picture.alpha]).toEqual([16, 16, undefined]);
    for (const [part, wanted] of [200, 40, 40].entries())
      expect(Math.abs(at(picture, 8, 8)[part]! - wanted)).toBeLessThan(6);
  });

  it('in SVG, with shapes, groups, strokes and nothing behind them', () => {
    const picture = readPicture(
      svg(
        `<title>a</title><g transform="translate(100 0)" fill="#0a0"><rect width="50" height="50"/></g>
        <circle cx="30" cy="25" r="20" style="fill: rgb(10, 20, 30)"/>
        <path d="M165 5h40v40h-40z" fill="none" stroke="white" stroke-width="10"/>`,
        'viewBox="0 0 210 50"',
      ),
    );
    const covered = (x: number, y: number) => picture.alpha![10 * y * picture.width + 10 * x];
    expect([picture.width, picture.height]).toEqual([2100, 500]);
    expect(at(picture, 1250, 250)).toEqual([0, 170, 0]);
    expect(at(picture, 300, 250)).toEqual([10, 20, 30]);
    expect(at(picture, 1850, 50)).toEqual([255, 255, 255]);
    expect([covered(125, 25), covered(30, 25), covered(185, 5), covered(185, 25), covered(90, 45)]).toEqual([
      255, 255, 255, 0, 0,
    ]);
  });

  const header = encodePng({ width: 1, height: 1, channels: 1, data: Uint8Array.of(0) });
  new DataView(header.buffer).setUint32(16, 100_000);
  new DataView(header.buffer).setUint32(20, 100_000);
  it.each([
    ['no picture', new TextEncoder().encode('hello'), 'this is not a picture'],
    ['nothing', new Uint8Array(), 'this is not a picture'],
    ['a PDF', new TextEncoder().encode('%PDF-1.7'), 'this is not a picture'],
    [
      'half a PNG',
      encodePng({ width: 9, height: 9, channels: 3, data: new Uint8Array(243) }).slice(0, 60),
      'damaged',
    ],
    ['half a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0), 'damaged'],
    ['a PNG of ten thousand million points', header, 'the picture is too large'],
    ['an SVG with text', svg('<text>a</text>'), 'the SVG picture has <text>'],
    ['an SVG with a picture', svg('<image href="file:///etc/passwd"/>'), 'the SVG picture has <image>'],
    ['an SVG with a script', svg('<script>1</script>'), 'the SVG picture has <script>'],
    ['an SVG with a gradient', svg('<rect width="1" height="1" fill="url(#a)"/>'), 'the colour'],
    ['an SVG without a size', svg('', ''), 'neither a viewBox'],
    ['an SVG that is torn', svg('<g>'), 'well-formed'],
    [
      'an SVG with entities',
      new TextEncoder().encode('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg/>'),
      'declarations',
    ],
  ])('that is %s is refused in a sentence', (_, bytes, message) => {
    expect(() => readPicture(bytes)).toThrow(UserError);
    expect(() => readPicture(bytes)).toThrow(message);
  });
});
