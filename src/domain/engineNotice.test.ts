import { GRAPHNET } from '@/testing/engines';
import { engineNotice } from './engineNotice';
import { assumedEngines } from './engines';

test('says which program is used instead of which engine', () => {
  const program = { id: 'decimer', program: 'PixelGraph', version: '0.1' };
  expect(engineNotice({ ...program, standsInFor: 'DECIMER' })).toBe(
    'PixelGraph 0.1, in place of DECIMER',
  );
  expect(engineNotice({ ...program, standsInFor: 'decimer' })).toBe(
    'PixelGraph 0.1, in place of DECIMER',
  );
  expect(
    engineNotice({ id: 'molscribe', program: 'OSRA', version: '', standsInFor: 'MolScribe' }),
  ).toBe('OSRA, in place of MolScribe');
  expect(engineNotice({ ...program, standsInFor: 'graphnet' }, [GRAPHNET])).toBe(
    'PixelGraph 0.1, in place of GraphNet 2',
  );
  expect(engineNotice(program)).toBeUndefined();
});

test('an engine on another machine is told with that', () => {
  const far = { ...GRAPHNET, sentTo: 'gpu.lab.example:9000' };
  expect(engineNotice(far, [far])).toBe('GraphNet 2: drawings are sent to gpu.lab.example:9000');
});

test.each([
  [{ right: 41, judged: 47 }, 'right in 41 of 47 checked drawings here'],
  [{ right: 0, judged: 1 }, 'right in 0 of 1 checked drawing here'],
])('how its readings turned out is told beside what else there is: %j', (checked, says) => {
  const program = { id: 'decimer', program: 'PixelGraph', version: '0.1', checked };
  const stands = engineNotice({ ...program, standsInFor: 'decimer' });
  expect(stands).toBe(`PixelGraph 0.1, in place of DECIMER; ${says}`);
  expect(engineNotice(program)).toBe(`DECIMER: ${says}`);
});

test('of engines that nobody describes there is nothing to tell', () => {
  const notices = assumedEngines('decimer').map((info) => engineNotice(info));
  expect(notices).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['GraphNet 2 does not answer.', 'GraphNet 2 does not answer.'],
  ['Install it.', 'GraphNet 2: Install it.'],
  [undefined, 'GraphNet 2: Not available'],
])('one that is away says why in place of where drawings would go: %s', (reason, told) => {
  const away = { ...GRAPHNET, sentTo: 'gpu.example', available: false };
  const info = reason === undefined ? away : { ...away, reason };
  expect(engineNotice(info, [info])).toBe(told);
});
