import { below, look, row } from './look';

describe('look', () => {
  it('takes steps of the space scale, and other lengths as they are', () => {
    expect(look({ pad: '6px 3', gap: 2, margin: '0 auto 12' })).toBe(
      'padding:6px var(--s-3);gap:var(--s-2);margin:0 auto var(--s-12);',
    );
    expect(look({ pad: 0, inset: 'auto 12px' })).toBe('padding:0;inset:auto 12px;');
  });

  it('takes tokens by their names', () => {
    expect(look({ ink: 'text-2', ground: 'none', size: 's', corners: 'radius-l' })).toBe(
      'color:var(--text-2);background:none;font-size:var(--t-s);border-radius:var(--radius-l);',
    );
  });

  it('leaves out what is not set, and props of others', () => {
    const others = { isOpen: true };
    expect(look({ ink: undefined, wrap: false, ...others })).toBe('');
  });

  it('writes a narrow window after what holds always, wherever it is named', () => {
    expect(look({ notOnPhone: true, foldsBelow: 768, columns: 2 })).toBe(
      'grid-template-columns:repeat(2,minmax(0,1fr));' +
        '@media (max-width:767px){display:none;}' +
        '@media (max-width:767px){grid-template-columns:repeat(1,minmax(0,1fr));}',
    );
    expect(below(900, { rows: 1 })).toBe(
      '@media (max-width:899px){grid-template-rows:repeat(1,minmax(0,1fr));}',
    );
  });

  it('lets a value say otherwise than the layout it is of', () => {
    expect(row({ inline: true, align: 'start' })).toMatch(
      /^display:flex;.*display:inline-flex;align-items:start;$/,
    );
  });
});
