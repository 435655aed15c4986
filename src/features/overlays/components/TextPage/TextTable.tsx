import { useContext } from 'react';
import type { Inline, Row, TableBlock } from '../../textPage';
import { Inlines, SlotsContext, type Slots } from './Inlines';
import { Table } from './TextTable.styles';

/** A table whose rows have their title in the first column, and may stand below titles of their own. */
export function TextTable({ head, groups }: TableBlock) {
  const slots = useContext(SlotsContext);
  return (
    <Table>
      <thead>
        <tr>
          {head.map((cell, at) => (
            <th key={at} scope="col">
              <Inlines of={cell} />
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, rows }, at) => (
        <tbody key={at}>
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={head.length}>
                <Inlines of={title} />
              </th>
            </tr>
          )}
          {rows.filter((row) => row.every((cell) => isFilled(cell, slots))).map(rowOf)}
        </tbody>
      ))}
    </Table>
  );
}

/** Whether there is something for each of its places. */
const isFilled = (text: readonly Inline[], slots: Slots): boolean =>
  text.every((part) => {
    if (typeof part === 'string') return true;
    if (part.type === 'slot') return slots[part.name] !== undefined;
    return !('of' in part) || isFilled(part.of, slots);
  });

const rowOf = ([name = [], ...cells]: Row, at: number) => (
  <tr key={at}>
    <th scope="row">
      <Inlines of={name} />
    </th>
    {cells.map((cell, index) => (
      <td key={index}>
        <Inlines of={cell} />
      </td>
    ))}
  </tr>
);
