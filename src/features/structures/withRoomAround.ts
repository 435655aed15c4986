const SIZE_AND_VIEW =
  /^(<svg\b[^>]*?) width="([\d.]+)px" height="([\d.]+)px" viewBox="(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)"/;

/**
 * A drawing that also shows what lies beyond its edges, such as the atoms of a group that the article
 * abbreviates at the edge of its picture.
 *
 * @param share of the width and height, added on each side
 * @returns undefined if the drawing does not say its size
 */
export function withRoomAround(svg: string, share: number): string | undefined {
  const [whole, begin = '', ...figures] = SIZE_AND_VIEW.exec(svg) ?? [];
  if (whole === undefined) return undefined;
  const [width = 0, height = 0, x = 0, y = 0, across = 0, down = 0] = figures.map(Number);
  const grown = (side: number) => side * (1 + 2 * share);
  const view = [x - across * share, y - down * share, grown(across), grown(down)].join(' ');
  const size = `width="${grown(width)}px" height="${grown(height)}px"`;
  return `${begin} ${size} viewBox="${view}"${svg.slice(whole.length)}`;
}
