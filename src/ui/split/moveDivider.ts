/**
 * The sizes of panes in a row after a divider has moved. The panes that it moves towards give way one after
 * the other, each down to its smallest size; the pane on its other side grows by what they gave.
 *
 * @param sizes px, in order
 * @param divider index of the pane before it
 * @param by px; negative towards the first pane
 * @param least px, of every pane
 */
export function moveDivider(
  sizes: readonly number[],
  divider: number,
  by: number,
  least: number,
): number[] {
  const moved = [...sizes];
  const growing = by > 0 ? divider : divider + 1;
  const step = by > 0 ? 1 : -1;
  let missing = Math.abs(by);
  for (let index = growing + step; index in moved && missing > 0; index += step) {
    const given = Math.min(missing, Math.max(0, moved[index]! - least));
    moved[index]! -= given;
    moved[growing]! += given;
    missing -= given;
  }
  return moved;
}
