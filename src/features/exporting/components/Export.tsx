import { useDispatch, useSelector } from 'react-redux';
import { lazyDialog } from '@/ui/LazyPart/lazyDialog';
import { exportDialogClosed, selectExportDialogIsOpen } from '../exporting.slice';

/** The dialog; its code is loaded when it first opens. */
const ExportPart = lazyDialog<object>({
  name: 'The export',
  load: async () =>
    (await import(/* webpackChunkName: "export" */ './ExportDialog/ExportDialog')).ExportDialog,
  title: 'Export',
  size: 'l',
  loading: 'Loading the export',
  useClose: () => {
    const dispatch = useDispatch();
    return () => dispatch(exportDialogClosed());
  },
});

/** Renders the export dialog while it is open. */
export function Export() {
  return useSelector(selectExportDialogIsOpen) ? <ExportPart /> : null;
}
