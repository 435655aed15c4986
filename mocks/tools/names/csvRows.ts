/** The rows of a CSV file (RFC 4180), which comes in pieces. */
export async function* csvRows(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  let mayEscape = false;
  for await (const piece of pieces) {
    for (const character of piece) {
      if (isQuoted && !mayEscape) {
        if (character === '"') mayEscape = true;
        else cell += character;
      } else if (mayEscape && character === '"') {
        cell += '"';
        mayEscape = false;
      } else {
        if (mayEscape) isQuoted = mayEscape = false;
        if (character === '"' && cell === '') isQuoted = true;
        else if (character === ',') {
          row.push(cell);
          cell = '';
        } else if (character === '\n') {
          yield [...row, cell.replace(/\r$/, '')];
          row = [];
          cell = '';
        } else cell += character;
      }
    }
  }
  if (cell !== '' || row.length > 0) yield [...row, cell];
}
