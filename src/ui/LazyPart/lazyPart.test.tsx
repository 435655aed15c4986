import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { PlatformProvider } from '@/platform/PlatformContext';
import { createFakePlatform } from '@/testing/fakePlatform';
import { lazyPart } from './lazyPart';
import { Waiting } from './Waiting';

type View = ComponentType<{ readonly id: string }>;

const Viewer: View = ({ id }) => <p>Viewer of {id}</p>;

/** A part whose code loads, or fails to load, when the test says so. */
function stagePart() {
  const tries: { arrive(view?: View): void; fail(): void }[] = [];
  const Part = lazyPart<{ readonly id: string }>({
    name: 'The viewer',
    load: () =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('Loading chunk 7 failed.'));
        tries.push({ arrive: (view = Viewer) => resolve(view), fail });
      }),
    busy: () => <Waiting>Loading the viewer</Waiting>,
    failed: (_props, words) => <section aria-label="Frame">{words}</section>,
  });
  const platform = createFakePlatform();
  const show = () =>
    render(
      <PlatformProvider platform={platform}>
        <Part id="paper.pdf" />
      </PlatformProvider>,
    );
  return { Part, platform, tries, show };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a part whose code is loaded on demand', () => {
  it('is not loaded before it is shown, announces that it is loading, and appears', async () => {
    const { tries, show } = stagePart();
    expect(tries).toHaveLength(0);
    await act(async () => void show());
    expect(screen.getByRole('status')).toHaveTextContent('Loading the viewer...');
    await act(async () => tries[0]?.arrive());
    expect(screen.getByText('Viewer of paper.pdf')).toBeInTheDocument();
    expect(tries).toHaveLength(1);
  });

  it('appears at once if it was preloaded', async () => {
    const { Part, tries, show } = stagePart();
    const ahead = Part.preload();
    tries[0]?.arrive();
    await ahead;
    show();
    expect(screen.getByText('Viewer of paper.pdf')).toBeInTheDocument();
  });

  it('reports that it failed to load, and loads when tried again', async () => {
    const { tries, show } = stagePart();
    await act(async () => void show());
    await act(async () => tries.at(-1)?.fail());
    const words = screen.getByRole('alert');
    expect(words).toHaveTextContent('The viewer could not be loaded');
    expect(words).toHaveTextContent('Your work is kept.');
    expect(screen.getByRole('region', { name: 'Frame' })).toContainElement(words);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(async () => tries.at(-1)?.arrive());
    expect(screen.getByText('Viewer of paper.pdf')).toBeInTheDocument();
  });

  it('offers to reload the page, in case a later version has replaced it', async () => {
    const { platform, tries, show } = stagePart();
    const reload = jest.spyOn(platform.lifecycle, 'reload');
    await act(async () => void show());
    await act(async () => tries.at(-1)?.fail());
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('fails silently if it was only preloaded, and loads again when shown', async () => {
    const { Part, tries, show } = stagePart();
    const ahead = Part.preload();
    tries[0]?.fail();
    await ahead;
    await act(async () => void show());
    await act(async () => tries.at(-1)?.arrive());
    expect(screen.getByText('Viewer of paper.pdf')).toBeInTheDocument();
  });

  it('distinguishes a crash of the part itself', async () => {
    const { tries, show } = stagePart();
    await act(async () => void show());
    const Broken: View = () => {
      throw new TypeError('pages is not iterable');
    };
    await act(async () => tries.at(-1)?.arrive(Broken));
    expect(screen.getByRole('alert')).toHaveTextContent('The viewer stopped working');
  });
});
