/** @jest-environment jsdom */
/** The splash of `public/index.html` and its style sheet, as they are painted before any script. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(process.cwd(), 'public', file), 'utf8');

describe('the page of the splash', () => {
  const page = new DOMParser().parseFromString(read('index.html'), 'text/html');
  const splash = page.getElementById('splash');

  it('comes before the application in the page, with its style sheet and without a script', () => {
    expect(splash?.nextElementSibling?.id).toBe('root');
    expect(page.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('splash.css');
    expect(splash?.querySelector('script')).toBeNull();
  });

  it('has a logo, a Beta badge, a tagline and a progress bar', () => {
    expect(splash?.querySelector('svg.splash-logo')).not.toBeNull();
    expect(splash?.querySelector('.splash-title small')?.textContent).toBe('Beta');
    expect(splash?.querySelector('.splash-tagline')?.textContent.trim()).toBe(
      'Molecular Annotation and Recognition for Curating Unravelled Structures',
    );
    expect(splash?.querySelector('[role=progressbar]')).not.toBeNull();
  });

  it('lets its title fade in after 400 ms', () => {
    const [, duration, delay] =
      /\.splash-title \{[^}]*animation: splash-appear (\d+)ms (\d+)ms both/.exec(
        read('splash.css'),
      ) ?? [];
    expect(Number(duration)).toBeGreaterThan(0);
    expect(Number(delay)).toBe(400);
    expect(read('splash.css')).toMatch(/@keyframes splash-appear \{\s*from \{\s*opacity: 0;/);
  });
});
