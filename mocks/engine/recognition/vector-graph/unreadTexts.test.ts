import type { PageContent, TextRun } from '../../page/pageContent';
import { readLineArt } from './readLineArt';
import type { DrawingBuilder } from './testing/drawingBuilder';
import { BOND, shortOf, step } from './testing/drawingBuilder';
import { corner, cyclohexane, SUBSTITUENT, withSubstituent } from './testing/readDrawing';

const BOX = withSubstituent('OH').box();

/** A ring with a bond to something written as `change` says. */
function written(text: string, change: Partial<TextRun> = {}): PageContent {
  const page = withSubstituent(text).page();
  return { ...page, texts: page.texts.map((run) => ({ ...run, ...change })) };
}

function reasonOf(page: PageContent): string {
  const outcome = readLineArt(page, BOX);
  return outcome.ok ? 'read' : outcome.reason;
}

describe('a label that was not read', () => {
  it.each<[string, PageContent]>([
    ['at a slant', written('OH', { angle: 30 })],
    [
      'from bottom to top',
      written('OH', { angle: -90, x: SUBSTITUENT.x + 4, y: SUBSTITUENT.y + 6 }),
    ],
    ['in a font whose letters are not named', written('\u0001\u0002')],
    ['in a font whose letters come as other signs', written('!#')],
    ['in a font for private use', written('\ue001\ue002')],
  ])('withholds the reading: written %s', (_how, page) => {
    expect(reasonOf(page)).toMatch(/was not read\.$/);
  });

  it('withholds it also within a chain', () => {
    const drawing: DrawingBuilder = cyclohexane()
      .line(corner(1), shortOf(corner(1), SUBSTITUENT))
      .line(
        shortOf(step(SUBSTITUENT, 30, 1.3 * BOND), SUBSTITUENT),
        step(SUBSTITUENT, 30, 1.3 * BOND),
      );
    const page = drawing.label('O', SUBSTITUENT).page();
    const slanted = { ...page, texts: page.texts.map((run) => ({ ...run, angle: 30 })) };
    expect(readLineArt(page, drawing.box())).toMatchObject({ ok: true });
    expect(readLineArt(slanted, drawing.box())).toMatchObject({ ok: false });
  });
});

describe('a drawing is read', () => {
  it.each<[string, PageContent]>([
    ['with its labels', written('OH')],
    ['with a slanted word that no bond leads to', slantedAt(-30)],
    ['with a sign beside it', withSign('*')],
    ['with a dash beside it', withSign('–')],
  ])('%s', (_what, page) => {
    expect(reasonOf(page)).toBe('read');
  });
});

function slantedAt(dy: number): PageContent {
  const page = withSubstituent('OH').page();
  const [label] = page.texts;
  return label
    ? { ...page, texts: [...page.texts, { ...label, y: label.y + dy, angle: 30 }] }
    : page;
}

function withSign(text: string): PageContent {
  const at = step(corner(4), 150, 0.3 * BOND);
  return withSubstituent('OH').text(text, at).page();
}
