/** @jest-environment jsdom */
import { browserPrinter } from './printer';

const PAGES = [new Blob(['one']), new Blob(['two'])];

describe('browserPrinter', () => {
  let given: string[];
  let decode: () => void;
  let print: jest.Mock;

  beforeEach(() => {
    given = [];
    print = jest.fn();
    window.print = print;
    URL.createObjectURL = () => {
      given.push('url');
      return 'blob:page';
    };
    URL.revokeObjectURL = () => void given.pop();
    const decoded = new Promise<void>((resolve) => {
      decode = resolve;
    });
    HTMLImageElement.prototype.decode = () => decoded;
  });

  const sheets = () => document.querySelectorAll('.printed-sheets img').length;
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('opens the dialog once all sheets are visible, and removes them when it closes', async () => {
    const printing = browserPrinter.print(PAGES, new AbortController().signal);
    await settle();
    expect([sheets(), print.mock.calls.length]).toEqual([2, 0]);
    decode();
    await settle();
    expect(print).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('afterprint'));
    await printing;
    expect([sheets(), given]).toEqual([0, []]);
  });

  it('opens no dialog if it was aborted before', async () => {
    const life = new AbortController();
    const printing = browserPrinter.print(PAGES, life.signal);
    await settle();
    life.abort();
    await expect(printing).rejects.toThrow('aborted');
    decode();
    await settle();
    expect([sheets(), given, print.mock.calls.length]).toEqual([0, [], 0]);
  });

  it('removes the sheets if it is aborted while the dialog is open', async () => {
    const life = new AbortController();
    const printing = browserPrinter.print(PAGES, life.signal);
    decode();
    await settle();
    life.abort();
    await expect(printing).rejects.toThrow('aborted');
    expect([sheets(), given]).toEqual([0, []]);
  });
});
