import { describeWithPostgres } from '../../testing/startPostgres';
import { findingReport } from './library/findingReport';
import { librarySoakFaults, librarySoakReport } from './library/librarySoakReport';
import { runFinding } from './library/runFinding';
import { runLibrarySoak } from './library/runLibrarySoak';

describeWithPostgres('a soak of a library', () => {
  test('with six curators for two seconds finds nothing, and says what it measured', async () => {
    const options = { articles: 40, drawings: 3, curators: 6, seconds: 2, pauseMs: 100 };
    const outcome = await runLibrarySoak(options);
    // In a library as small as this, reading all of it is the fastest way.
    const faults = librarySoakFaults(outcome).filter((fault) => !fault.includes('reads all of'));
    expect(faults).toEqual([]);
    const report = librarySoakReport(options, outcome).join('\n');
    expect(report).toContain('40 articles with 120 drawings, 6 curators, 2 s');
    expect(report).toMatch(/^say +\d+ +\d+/m);
    const lost = { ...outcome, lost: 2, failed: [], findings: ['say: 500'] };
    expect(librarySoakFaults(lost)).toEqual([
      'say: 500',
      '2 acknowledged events are not there, or twice',
    ]);
  });

  test('searches of 120 made compounds find them, and how fast is said', async () => {
    const outcome = await runFinding({ compounds: 120, isFolder: false, hasCartridge: false });
    const hits = Object.fromEntries(outcome.searches.map((one) => [one.of, one.hits]));
    expect(hits).toMatchObject({ 'substructure: phosphorus': 0, 'a genus': 120, 'a name': 0 });
    expect(hits['substructure: benzene']).toBeGreaterThan(40);
    expect(findingReport(outcome).join('\n')).toMatch(/^a genus +120 +\d/m);
  });
});
