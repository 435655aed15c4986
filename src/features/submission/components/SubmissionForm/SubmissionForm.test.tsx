import { screen } from '@testing-library/react';
import { annotationsReceived } from '@/features/annotations';
import { doiLookedUp } from '@/features/document';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { selectForm } from '../../submission.selectors';
import { submitMoved } from '../../submission.slice';
import { SubmissionPart } from '../Submission';
import {
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
  it('say what they are for, and that they are required', async () => {
    await showSubmission();
    expect(field('Title (required)')).toHaveAccessibleDescription(/^Identifier for tracking only/);
    expect(field('Evidence (required)')).toBeRequired();
    expect(nameField()).toBeRequired();
    expect(organism(1).getByRole('textbox', { name: 'Name (required)' })).toBeRequired();
    for (const name of ['Link', 'Structural comments', 'Comment']) {
      expect(field(name)).not.toBeRequired();
    }
  });

  it('say where their value came from, until the user writes another one', async () => {
    const { tell, user } = await showSubmission();
    tell(doiLookedUp({ pdfId, doi: { status: 'found', doi: '10.5555/a.1' } }));
    const reference = field('Reference ID (DOI)');
    expect(reference).toHaveValue('10.5555/a.1');
    expect(reference).toHaveAccessibleDescription('DOI of the document');
    await write(user, reference, '2');
    expect(reference).not.toHaveAccessibleDescription('DOI of the document');
  });

  it('warn that COCONUT refuses entries without a DOI, while there is none', async () => {
    const { user } = await showSubmission();
    const reference = field('Reference ID (DOI)');
    expect(reference).toHaveAccessibleDescription('COCONUT refuses entries without a DOI.');
    expect(reference).toBeValid();
    await write(user, reference, '10.5555/a.1');
    expect(screen.queryByText(/refuses entries/)).not.toBeInTheDocument();
  });

  it('send nothing on Enter', async () => {
    const { user } = await showSubmission();
    await user.click(field('Link'));
    await user.keyboard('{Enter}');
    expect(field('Evidence (required)')).not.toHaveAttribute('aria-invalid');
    expect(field('Link')).toHaveFocus();
  });
});

describe('organisms', () => {
  it('are added with the focus in the name, and kept apart', async () => {
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

  it('can be removed and brought back whole, with the focus following', async () => {
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

  it('can be cut down to one, and brought back all at once', async () => {
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

  it('are filled in with one of the article’s, and the others are added from a menu', async () => {
    const { user, store, tell } = await showSubmission();
    tell(
      annotationsReceived({
        pdfId,
        annotations: [],
        outcome: 'found',
        rawData: { organism_or_species: 'Camellia sinensis, Coffea arabica' },
      }),
    );
    expect(screen.getByText(/Check that this compound was found in it\./)).toBeVisible();
    await user.click(button('1 other organism of the article'));
    await user.click(screen.getByRole('menuitem', { name: 'Coffea arabica' }));
    expect(selectForm(store.getState())?.organisms.map(({ name }) => name)).toEqual([
      'Camellia sinensis',
      'Coffea arabica',
    ]);
    expect(screen.queryByRole('button', { name: /of the article$/ })).not.toBeInTheDocument();
  });

  it('cannot be changed while the submission is under way', async () => {
    const { tell } = await showSubmission();
    tell(submitMoved('submitting'));
    expect(button('Add organism')).toHaveAccessibleDescription('It is being submitted');
    expect(button('Remove organism 1')).toBeDisabled();
  });

  it('that are missing are told at the first one', async () => {
    const { user } = await showSubmission();
    await user.click(button('Submit to COCONUT'));
    await user.click(button('Organism'));
    const name = organism(1).getByRole('textbox', { name: /^Name/ });
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Name at least one organism.');
  });
});
