import { chordOf, commandOf, isKeyLetGo, type KeyBindings, type KeyPress } from './bindings';
import { keyNames } from './keyNames';
import * as keyTable from './keyTable';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

/** The key press that a user makes for a chord. */
function pressFor(chord: string): KeyPress {
  // The plus sign also joins a chord's parts.
  const parts = chord.split(/\+(?=.)/);
  const [shiftKey, ctrlKey] = [parts.includes('Shift'), parts.includes('Ctrl')];
  return press(parts.at(-1)!, { shiftKey: shiftKey || chord === '?', ctrlKey });
}

describe('a key press in normal form', () => {
  it.each([
    ['a letter', press('v'), 'v'],
    ['a letter with Caps Lock', press('V'), 'v'],
    ['a letter with Shift', press('V', { shiftKey: true }), 'Shift+v'],
    ['a sign that is made with Shift', press('?', { shiftKey: true }), '?'],
    ['a named key with Shift', press('Enter', { shiftKey: true }), 'Shift+Enter'],
    ['Control', press('f', { ctrlKey: true }), 'Ctrl+f'],
    ['the command key of a Mac', press('Z', { metaKey: true, shiftKey: true }), 'Ctrl+Shift+z'],
    ['a character made with Alt', press('v', { altKey: true }), undefined],
  ])('%s', (_what, it, chord) => {
    expect(chordOf(it)).toBe(chord);
  });
});

describe('keys of a place', () => {
  const places = Object.entries<KeyBindings<string>>(keyTable);

  it.each(places)('%s: each key does what the table says, and nothing else', (_name, table) => {
    for (const [command, { keys }] of Object.entries(table)) {
      for (const chord of keys) expect(commandOf(table, pressFor(chord), true)).toBe(command);
    }
    expect(commandOf(table, press('q'), true)).toBeUndefined();
  });

  it.each([
    ['v', false, undefined],
    ['1', false, undefined],
    ['?', false, undefined],
    [' ', false, 'space'],
    ['Enter', false, 'enter'],
    ['v', true, 'letter'],
  ] as const)('%s with single characters %s is %s', (key, singles, command) => {
    const table = {
      letter: { keys: ['v', '1', '?'], does: '' },
      space: { keys: [' '], does: '' },
      enter: { keys: ['Enter'], does: '' },
    };
    expect(commandOf(table, press(key), singles)).toBe(command);
  });

  it.each([
    ['Ctrl+Shift+z', ['Ctrl', 'Shift', 'Z']],
    ['+', ['+']],
    [' ', ['Space']],
  ])('%j is labelled %j', (chord, names) => {
    expect(keyNames(chord)).toEqual(names);
  });

  it('a held key is released, whatever else is pressed by then', () => {
    expect(isKeyLetGo(keyTable.DETAIL_KEYS.overlay, { key: 'F' })).toBe(true);
    expect(isKeyLetGo(keyTable.DETAIL_KEYS.overlay, { key: 'Shift' })).toBe(false);
  });
});
