import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { searchRequested } from '@/features/library';
import { Input } from '@/ui/Field/Field.styles';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { SearchBox } from './Library.styles';

/** Searches all articles while the user types; Escape ends the search. */
export function SearchField() {
  const dispatch = useDispatch();
  const [text, setText] = useState('');
  const search = (words: string) => {
    setText(words);
    dispatch(searchRequested(words));
  };
  // Without the field there is no search.
  useEffect(() => () => void dispatch(searchRequested('')), [dispatch]);
  return (
    <SearchBox>
      <VisuallyHidden>Search articles</VisuallyHidden>
      <Input
        type="search"
        value={text}
        placeholder="Search title, compound, organism"
        onChange={({ target }) => search(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          event.stopPropagation();
          search('');
        }}
      />
    </SearchBox>
  );
}
