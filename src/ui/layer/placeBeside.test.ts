import { placeBeside } from './placeBeside';

const viewport = { width: 400, height: 300 };
const floating = { width: 100, height: 40 };

describe('placeBeside', () => {
  it.each([
    ['below its anchor', { left: 50, top: 50 }, 'below', 'start', { left: 50, top: 74 }],
    [
      'above when there is no room below',
      { left: 50, top: 270 },
      'below',
      'start',
      { left: 50, top: 226 },
    ],
    [
      'below when there is no room above',
      { left: 50, top: 10 },
      'above',
      'start',
      { left: 50, top: 34 },
    ],
    ['centred', { left: 100, top: 50 }, 'below', 'centre', { left: 65, top: 74 }],
    ['with right edges aligned', { left: 200, top: 50 }, 'below', 'end', { left: 130, top: 74 }],
    ['inside the right edge', { left: 380, top: 50 }, 'below', 'start', { left: 296, top: 74 }],
    ['inside the left edge', { left: 0, top: 50 }, 'below', 'end', { left: 4, top: 74 }],
  ] as const)('places it %s', (_rule, corner, side, alignment, expected) => {
    const anchor = { ...corner, width: 30, height: 20 };
    expect(placeBeside({ anchor, floating, viewport, side, alignment })).toEqual(expected);
  });
});
