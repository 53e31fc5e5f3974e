import { wordsOf } from '../../document/document.ts';
import { breakLines } from '../lines.ts';
import type { Element, TextItem } from '../page.ts';
import { element } from '../structure.ts';
import type { PrintFlow } from './flow.ts';
import { GAPS } from './profiles.ts';

/** The table of contents: a line a chapter, with a link to its page. */
export function drawContents({ pager, outline, type }: PrintFlow, parent: Element): void {
  const { profile, metrics } = type.settings;
  const table = element('TOC', parent);
  const height = type.lineHeight(profile.body);
  for (const { title, name } of outline.chapters) {
    // The blank keeps title and number apart when the line is read out.
    const number = ` ${type.pageOf.get(name) ?? ''}`;
    const numberWidth = metrics.width('0000', 'figures', profile.body);
    const lines = breakLines(title, pager.width - numberWidth, profile.body, metrics);
    const top = pager.take(lines.length * height);
    const right = pager.left + pager.width;
    const link = element('Link', element('Reference', element('TOCI', table)));
    const items: TextItem[] = lines.flatMap((line, i) =>
      line.at(pager.left, top + i * height + type.ascent(height)),
    );
    const y = top + (lines.length - 1) * height + type.ascent(height);
    const x = right - metrics.width(number, 'figures', profile.body);
    items.push({ type: 'text', x, y, text: number, font: 'figures', size: profile.body });
    const area = { x: pager.left, y: top, width: pager.width, height: lines.length * height };
    pager.add({ element: link, items, link: { to: name, area, label: wordsOf(title) } });
    pager.skip(height * GAPS.paragraph * 0.5);
  }
}
