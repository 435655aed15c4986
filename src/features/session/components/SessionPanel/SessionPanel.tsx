import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Spacer } from '@/ui/Text/Text';
import { selectLifecycle } from '../../lifecycle.slice';
import { LastCheck } from '../LastCheck';
import { LeaveDialog } from '../LeaveDialog/LeaveDialog';
import { RefreshButton } from '../RefreshButton';
import { Checked, Parts } from './SessionPanel.styles';

export interface SessionPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The session's state in words (`SessionFacts`), whose code is loaded when it is looked at. */
  readonly facts?: ReactNode;
  /** What is wrong with the services, if anything. */
  readonly servicesNotice?: ReactNode;
  readonly securityLog?: ReactNode;
  readonly savedWork?: ReactNode;
  /** What the browser keeps besides the work. */
  readonly ownFiles?: ReactNode;
  /** The way to where the same work can go on. */
  readonly otherHome?: ReactNode;
  readonly saveTrace?: ReactNode;
}

/** The session's details. The session id is a secret and is never shown. */
export function SessionPanel({ open, onClose, ...slots }: SessionPanelProps) {
  const [ending, setEnding] = useState(false);
  const end = () => {
    onClose();
    setEnding(true);
  };
  return (
    <>
      <Dialog open={open} onClose={onClose} title="Session" footer={<Actions onEnd={end} />}>
        <Parts>
          {slots.facts}
          {slots.servicesNotice}
          {slots.otherHome}
          {slots.savedWork}
          {slots.ownFiles}
          {slots.securityLog}
          {slots.saveTrace}
        </Parts>
      </Dialog>
      <LeaveDialog open={ending} onClose={() => setEnding(false)} action="End session" />
    </>
  );
}

/** Both actions need a session; without one, the notice above the work offers the available actions. */
function Actions({ onEnd }: { onEnd: () => void }) {
  const { status } = useSelector(selectLifecycle);
  if (status !== 'active' && status !== 'waiting') return null;
  return (
    <>
      <RefreshButton />
      <Checked>
        <LastCheck />
      </Checked>
      <Spacer />
      <Button variant="danger" onClick={onEnd}>
        End session
      </Button>
    </>
  );
}
