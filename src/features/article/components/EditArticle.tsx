import { Pencil } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { IconButton } from '@/ui/Button/IconButton';
import { articleFormOpened } from '../articleForm.slice';

/** Opens the form with the article's title, authors, journal, year and DOI. */
export function EditArticle() {
  const dispatch = useDispatch();
  return (
    <IconButton
      icon={Pencil}
      size="s"
      label="Edit title, authors and DOI"
      onClick={() => dispatch(articleFormOpened())}
    />
  );
}
