/** A reload right after any act loses nothing of it: twenty acts, each followed by a reload before the next. */
import type { Locator, Page } from '@playwright/test';
import type { Application } from './support/application';
import { expectDrawingSeen } from './support/drawingSeen';
import { expect, test } from './support/test';

const review = (page: Page) => page.getByRole('dialog', { name: 'Review' });
const checked = (page: Page, done: number) =>
  review(page).getByText(new RegExp(`^${done} of \\d+ checked$`));
const field = (page: Page, name: string) =>
  review(page).getByRole('textbox', { name, exact: true });

interface Point {
  readonly what: string;
  readonly act: () => Promise<unknown>;
  /** Seen after the act, and again after the reload. */
  readonly sees: () => Promise<unknown>;
}

/** Without waiting until it is saved. */
async function reload(app: Application): Promise<void> {
  await app.page.reload();
  await app.skipSplash();
}

async function typed(target: Locator, text: string): Promise<void> {
  await target.fill(text);
  await target.press('Tab');
}

function onHome(app: Application): Point[] {
  const { page } = app;
  const selected = (count: number) => () =>
    expect(app.selectionSummary).toHaveText(new RegExp(`^${count} of`));
  const view = async (name: string) => {
    await app.button('View').click();
    await page.getByRole('switch', { name }).click();
    await page.keyboard.press('Escape');
  };
  const edit = async (name: string, text: string) => {
    await app.articleRow.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('textbox', { name }).fill(text);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  };
  const switched = (name: string, isOn: boolean) => async () => {
    await app.button('View').click();
    await expect(page.getByRole('switch', { name })).toBeChecked({ checked: isOn });
    await page.keyboard.press('Escape');
  };
  return [
    { what: 'Select All', act: () => app.selectAll(), sees: selected(11) },
    { what: 'Clear', act: () => app.clearSelection(), sees: selected(0) },
    {
      what: 'a selected card',
      act: () => app.grid.selectByKeyboard(3),
      sees: selected(1),
    },
    {
      what: 'Hide incorrect',
      act: () => view('Hide incorrect'),
      sees: switched('Hide incorrect', true),
    },
    {
      what: 'a mark on a card',
      act: () => app.grid.card(3).getByRole('button', { name: 'Mark as correct' }).click(),
      sees: () => expect(app.grid.card(3)).toContainText('Verified'),
    },
    {
      what: 'the article’s title',
      act: () => edit('Title', 'Another title'),
      sees: () =>
        expect(app.articleRow.getByRole('heading', { name: 'Another title' })).toBeVisible(),
    },
    {
      what: 'the article’s DOI',
      act: () => edit('DOI', '10.1234/other'),
      sees: () => expect(app.doi).toHaveText('10.1234/other'),
    },
  ];
}

function inReview(page: Page): Point[] {
  const key = (name: string) => async () => {
    await expectDrawingSeen(page);
    await page.keyboard.press(name);
  };
  const fieldPoint = (name: string, text: string): Point => ({
    what: `the field ${name}`,
    act: () => typed(field(page, name), text),
    sees: () => expect(field(page, name)).toHaveValue(text),
  });
  return [
    {
      what: 'correct',
      act: async () => {
        // The first of the queue could not be read.
        await key('j')();
        await key('a')();
      },
      sees: () => expect(checked(page, 2)).toBeVisible(),
    },
    {
      what: 'a rejection',
      act: async () => {
        await page.keyboard.press('r');
        await page.keyboard.press('2');
      },
      sees: () => expect(checked(page, 3)).toBeVisible(),
    },
    { what: 'undo', act: key('z'), sees: () => expect(checked(page, 2)).toBeVisible() },
    {
      what: 'undo of what was done before a reload',
      act: key('z'),
      sees: () => expect(checked(page, 1)).toBeVisible(),
    },
    { what: 'redo', act: key('Shift+Z'), sees: () => expect(checked(page, 2)).toBeVisible() },
    ...(
      [
        ['Number', '77'],
        ['Name', 'made-up acid'],
        ['Organism', 'Zea mays'],
        ['Part', 'roots'],
        ['Place', 'Jena'],
        ['Note', 'Compare with the spectrum.'],
      ] as const
    ).map(([name, text]) => fieldPoint(name, text)),
    {
      what: 'what the organism is',
      act: () =>
        review(page)
          .getByRole('combobox', { name: 'What the organism is to the compound' })
          .selectOption({ index: 1 }),
      sees: () =>
        expect(
          review(page).getByRole('combobox', { name: 'What the organism is to the compound' }),
        ).not.toHaveValue('isolated'),
    },
    {
      what: 'another view',
      act: () => review(page).getByRole('radio', { name: 'Compounds' }).check(),
      sees: () => expect(review(page).getByRole('grid')).toContainText('made-up acid'),
    },
  ];
}

test('twenty reloads, each right after an act, lose nothing', async ({ app, page }) => {
  test.slow();
  await app.openSampleRead();
  const points = onHome(app);
  for (const { what, act, sees } of points) {
    await test.step(what, async () => {
      await act();
      await sees();
      await reload(app);
      await sees();
    });
  }
  await app.reviewButton.click();
  for (const { what, act, sees } of inReview(page)) {
    await test.step(what, async () => {
      await act();
      await sees();
      await reload(app);
      await sees();
    });
  }
});
