import { screen } from '@testing-library/react';
import { annotationsReceived, doiLookedUp } from '@/article';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { selectForm } from '../../submission.selectors';
import { mentionsFound, submitMoved } from '../../submission.slice';
import { SubmissionPart } from '../Submission';
import {
  ABOUT,
  button,
  field,
  nameField,
  organism,
  showSubmission,
  write,
} from '../testing/showSubmission';

installDialogForJsdom();
beforeAll(SubmissionPart.preload);

const pdfId = '1700000000000';
const group = (number: number) => screen.queryByRole('group', { name: `Organism ${number}` });

describe('fields', () => {
  it('say what they are for, and whether they are required', async () => {
    await showSubmission();
    expect(field('Title (required)')).toHaveAccessibleDescription(/^Identifier for tracking only/);
    expect(field('Evidence (required)')).toBeRequired();
    expect(nameField()).toBeRequired();
    expect(organism(1).getByRole('textbox', { name: 'Name (required)' })).toBeRequired();
    for (const name of ['Link', 'Structural comments', 'Comment']) {
      expect(field(name)).not.toBeRequired();
    }
  });

  it('say where their value came from until the user enters another one', async () => {
    const { tell, user } = await showSubmission();
    tell(doiLookedUp({ pdfId, doi: { status: 'found', doi: '10.5555/a.1' } }));
    const reference = field('Reference ID (DOI)');
    expect(reference).toHaveValue('10.5555/a.1');
    expect(reference).toHaveAccessibleDescription('DOI of the document');
    await write(user, reference, '2');
    expect(reference).not.toHaveAccessibleDescription('DOI of the document');
  });

  it('warn that COCONUT refuses entries without a DOI while there is none', async () => {
    const { user } = await showSubmission();
    const reference = field('Reference ID (DOI)');
    expect(reference).toHaveAccessibleDescription('COCONUT refuses entries without a DOI.');
    expect(reference).toBeValid();
    await write(user, reference, '10.5555/a.1');
    expect(screen.queryByText(/refuses entries/)).not.toBeInTheDocument();
  });

  it('do not submit on Enter', async () => {
    const { user } = await showSubmission();
    await user.click(field('Link'));
    await user.keyboard('{Enter}');
    expect(field('Evidence (required)')).not.toHaveAttribute('aria-invalid');
    expect(field('Link')).toHaveFocus();
  });
});

describe('what the article contains', () => {
  const annotate = ({ tell }: Awaited<ReturnType<typeof showSubmission>>) =>
    tell(
      annotationsReceived({
        pdfId,
        annotations: [],
        outcome: 'found',
        rawData: {
          trivial_name: 'kojic acid, quercetin, caffeine',
          source_organism: [{ name: 'Camellia sinensis', parts: 'leaves', location: 'Munnar' }],
          organism_or_species: 'Coffea arabica',
          organism_part: 'seeds, leaves',
          compound_class: 'flavonol, xanthine',
        },
      }),
      mentionsFound({
        ...ABOUT,
        mentions: [{ value: 'quercetin', page: 2, sentence: 'Quercetin (3) is yellow.' }],
      }),
    );
  const choices = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const listOf = (name: RegExp) => screen.getByRole('listbox', { name });

  it('is offered but not filled in, and the required fields say that they are empty', async () => {
    const shown = await showSubmission();
    expect(nameField()).toHaveAccessibleDescription(
      'Required. The name of this structure is not known.',
    );
    annotate(shown);
    expect(nameField()).toHaveValue('');
    expect(nameField()).toHaveAccessibleDescription(
      'Required. The name of this structure is not known; the article names 3 to choose from.',
    );
    const name = organism(1).getByRole('combobox', { name: 'Name (required)' });
    expect(name).toHaveValue('');
    expect(name).toHaveAccessibleDescription(
      'Required. The organism that this compound was found in is not known; the article names 2 to choose from.',
    );
    expect(screen.getByText(/^3 fields are missing:/)).toBeVisible();
  });

  it('can be chosen by keyboard alone, nearest first, with page and sentence', async () => {
    const shown = await showSubmission();
    annotate(shown);
    nameField().focus();
    await shown.user.keyboard('{ArrowDown}');
    expect(listOf(/^3 names in the article$/)).toBeVisible();
    expect(choices()).toEqual([
      'quercetinPage 2: Quercetin (3) is yellow.',
      'kojic acidFrom the annotations: Trivial Name. Not found in the text',
      'caffeineFrom the annotations: Trivial Name. Not found in the text',
    ]);
    await shown.user.keyboard('{Enter}');
    expect(nameField()).toHaveValue('quercetin');
    expect(nameField()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(nameField()).not.toHaveAccessibleDescription(/not known/);
  });

  it('is narrowed by typing, and the typed text is kept', async () => {
    const shown = await showSubmission();
    annotate(shown);
    await shown.user.type(nameField(), 'caf');
    expect(choices()).toEqual([expect.stringMatching(/^caffeine/)]);
    await shown.user.tab();
    expect(nameField()).toHaveValue('caf');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('Escape closes its list but not the dialog', async () => {
    const shown = await showSubmission();
    annotate(shown);
    await shown.user.type(nameField(), 'q');
    await shown.user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(nameField()).toHaveValue('q');
    expect(screen.getByRole('dialog', { name: 'Submit to COCONUT Database' })).toBeVisible();
  });

  it('can be chosen by mouse; a described organism also fills in its part and location', async () => {
    const shown = await showSubmission();
    annotate(shown);
    await shown.user.click(button('2 organisms in the article'));
    expect(choices()[0]).toMatch(/^Camellia sinensisleaves; Munnar\./);
    await shown.user.click(screen.getByRole('option', { name: /^Camellia sinensis/ }));
    expect(selectForm(shown.store.getState()).organisms).toMatchObject([
      { name: 'Camellia sinensis', parts: 'leaves', location: 'Munnar', ecosystems: '' },
    ]);
  });

  it('is appended to lists of parts and classes one at a time', async () => {
    const shown = await showSubmission();
    annotate(shown);
    const parts = organism(1).getByRole('combobox', { name: 'Parts' });
    for (let choice = 0; choice < 2; choice += 1) {
      await shown.user.click(parts);
      await shown.user.keyboard(`{ArrowDown}${'{ArrowDown}'.repeat(choice)}{Enter}`);
    }
    expect(parts).toHaveValue('seeds, leaves');
    await shown.user.type(field('Structural comments'), 'xan');
    await shown.user.click(screen.getByRole('option', { name: /^xanthine/ }));
    expect(field('Structural comments')).toHaveValue('Class: xanthine');
  });

  it('is not offered during the submission', async () => {
    const shown = await showSubmission();
    annotate(shown);
    shown.tell(submitMoved('submitting'));
    await shown.user.click(nameField());
    await shown.user.keyboard('{ArrowDown}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(button('3 names in the article')).toBeDisabled();
  });
});

describe('organisms', () => {
  it('are added with the focus in the name, and kept separate', async () => {
    const { user, store } = await showSubmission();
    await write(user, organism(1).getByRole('textbox', { name: /^Name/ }), 'Coffea arabica');
    await write(user, organism(1).getByRole('textbox', { name: 'Parts' }), 'seeds, leaves');
    await user.click(button('Add organism'));
    expect(organism(2).getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.paste('Thea sinensis');
    expect(selectForm(store.getState())?.organisms).toMatchObject([
      { name: 'Coffea arabica', parts: 'seeds, leaves' },
      { name: 'Thea sinensis', parts: '' },
    ]);
  });

  it('can be removed and fully restored, with the focus following', async () => {
    const { user } = await showSubmission();
    await user.click(button('Add organism'));
    await user.paste('Thea sinensis');
    await write(user, organism(2).getByRole('textbox', { name: 'Location' }), 'Assam');
    await user.click(button('Remove organism 2'));
    expect(group(2)).not.toBeInTheDocument();
    expect(screen.getByText('Thea sinensis was removed.')).toBeVisible();
    expect(button('Undo')).toHaveFocus();
    await user.click(button('Undo'));
    const name = organism(2).getByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Thea sinensis');
    expect(name).toHaveFocus();
    expect(organism(2).getByRole('textbox', { name: 'Location' })).toHaveValue('Assam');
  });

  it('can be reduced to one, and restored all at once', async () => {
    const { user, store } = await showSubmission();
    const names = () => selectForm(store.getState())?.organisms.map(({ name }) => name);
    expect(screen.queryByRole('button', { name: /^Keep only/ })).not.toBeInTheDocument();
    for (const name of ['Thea sinensis', 'Ilex paraguariensis']) {
      await user.click(button('Add organism'));
      await user.paste(name);
    }
    await user.click(button('Keep only this: organism 2'));
    expect(names()).toEqual(['Thea sinensis']);
    expect(screen.getByText('2 organisms were removed.')).toBeVisible();
    await user.click(button('Undo'));
    expect(names()).toEqual(['Thea sinensis', '', 'Ilex paraguariensis']);
  });

  it('cannot be changed during the submission', async () => {
    const { tell } = await showSubmission();
    tell(submitMoved('submitting'));
    expect(button('Add organism')).toHaveAccessibleDescription('The form is being submitted');
    expect(button('Remove organism 1')).toBeDisabled();
  });

  it('when missing, are reported at the first one', async () => {
    const { user } = await showSubmission();
    await user.click(button('Submit to COCONUT'));
    await user.click(button('Organism'));
    const name = organism(1).getByRole('textbox', { name: /^Name/ });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Name at least one organism.');
  });
});
