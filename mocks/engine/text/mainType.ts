/** A font in a size. */
export interface Type {
  readonly font: string;
  /** Points. */
  readonly size: number;
}

interface TypeSetText extends Type {
  readonly text: string;
}

/** Sizes in the text vary by less than this share; a drawing has its own. */
const SAME_SIZE = 0.03;

/** The type of most letters. */
export function mainTypeOf(pieces: readonly TypeSetText[]): Type {
  const letters = new Map<string, { readonly type: Type; count: number }>();
  for (const { font, size, text } of pieces) {
    const key = `${font} ${Math.round(2 * size)}`;
    const entry = letters.get(key) ?? { type: { font, size }, count: 0 };
    entry.count += text.length;
    letters.set(key, entry);
  }
  return [...letters.values()].sort((a, b) => b.count - a.count)[0]?.type ?? { font: '', size: 0 };
}

export const isOfType = (piece: Type, { font, size }: Type): boolean =>
  piece.font === font && Math.abs(piece.size - size) < SAME_SIZE * size;
