import type { BoxStatus, PageBoxView } from '@/features/boxes';

interface Look {
  /** Before the number, so that colour alone does not tell. */
  readonly sign: string;
  readonly colour: string;
  readonly line: 'solid' | 'dashed' | 'dotted';
  /** px */
  readonly width: number;
  /** Share of the colour that fills the box, in percent: the drawing has to stay legible. */
  readonly fill: number;
  readonly word: string;
}

/** In the order of the legend. */
export const STATUS_LOOKS: Readonly<Record<BoxStatus, Look>> = {
  Verified: look('✓', 'var(--success)', 'solid', 'verified', { width: 2, fill: 7 }),
  Processed: look('', 'var(--text-2)', 'solid', 'processed', { width: 1.5, fill: 0 }),
  Doubtful: look('!', 'var(--warning)', 'solid', 'doubtful', { width: 2, fill: 18 }),
  Failed: look('×', 'var(--danger)', 'dashed', 'failed', { width: 2, fill: 6 }),
  Reading: look('…', 'var(--accent)', 'solid', 'being read', { width: 2, fill: 6 }),
  Pending: look('', 'var(--text-2)', 'dotted', 'not yet read', { width: 2, fill: 0 }),
  Rejected: look('–', 'var(--text-2)', 'solid', 'rejected', { width: 1, fill: 0 }),
};

function look(
  sign: string,
  colour: string,
  line: Look['line'],
  word: string,
  measures: Pick<Look, 'width' | 'fill'>,
): Look {
  return { sign, colour, line, word, ...measures };
}

/** As it is read aloud, with the words of its tag: "Drawing 3, 1a quercetin, verified". */
export function nameOfBox({ ordinal, name, number, status, isCutOut }: PageBoxView): string {
  const title = [number, name].filter(Boolean).join(' ') || undefined;
  const changed = isCutOut || status === 'Reading' ? [] : ['to be read'];
  const parts = [`Drawing ${ordinal}`, title, STATUS_LOOKS[status].word, ...changed];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** On the page: "✓ 3a" by the compound's number, "✓ #12" by the drawing's while there is none. */
export const tagOfBox = ({ ordinal, number, status }: PageBoxView): string =>
  `${STATUS_LOOKS[status].sign} ${number ?? `#${ordinal}`}`.trim();
