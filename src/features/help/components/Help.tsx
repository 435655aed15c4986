import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isTypedInto, PAGE_KEYS, useKeyCommand } from '@/features/shortcuts';
import { lazyDialog } from '@/ui/LazyPart/lazyDialog';
import { helpClosed, helpOpened, selectHelpIsOpen } from '../help.slice';

/** Rarely opened. */
export const HelpPart = lazyDialog<object>({
  name: 'The help',
  load: async () =>
    (await import(/* webpackChunkName: "help" */ './HelpDialog/HelpDialog')).default,
  title: 'Help',
  size: 'm',
  loading: 'Loading the help',
  useClose: () => {
    const dispatch = useDispatch();
    return () => dispatch(helpClosed());
  },
});

/** The help while it is open, and the key that opens it anywhere except in a text field. */
export function Help() {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectHelpIsOpen);
  const commandOf = useKeyCommand(PAGE_KEYS);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTypedInto(event.target)) return;
      if (commandOf(event) !== 'help') return;
      event.preventDefault();
      dispatch(helpOpened());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch, commandOf]);
  return isOpen && <HelpPart />;
}
