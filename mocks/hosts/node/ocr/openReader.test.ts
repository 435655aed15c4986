import { createWorker } from 'tesseract.js';
import { readLetters } from './readLetters';

jest.mock('tesseract.js', () => ({ createWorker: jest.fn(), OEM: { LSTM_ONLY: 1 } }));

test('a reader whose language cannot be loaded fails the reading', async () => {
  jest.mocked(createWorker).mockImplementation((_language, _engine, options = {}) => {
    options.errorHandler?.('no language');
    return new Promise(() => undefined);
  });
  const reading = readLetters(new Uint8Array(), 300, new AbortController().signal);
  await expect(reading).rejects.toThrow('no language');
});
