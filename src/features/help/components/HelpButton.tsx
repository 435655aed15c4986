import { CircleQuestionMark } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { PAGE_KEYS, useShortcut } from '@/features/shortcuts';
import { IconButton } from '@/ui/Button/IconButton';
import { helpOpened } from '../help.slice';

/** Opens the help, even if its key is switched off. */
export function HelpButton() {
  const dispatch = useDispatch();
  return (
    <IconButton
      icon={CircleQuestionMark}
      label="Help and keyboard shortcuts"
      shortcut={useShortcut(PAGE_KEYS.help)}
      aria-haspopup="dialog"
      onClick={() => dispatch(helpOpened())}
    />
  );
}
