import { useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectGateIsPassed } from '../../gate.slice';
import { selectSession } from '../../session.selectors';
import { SessionTitle } from '../SessionTitle/SessionTitle';
import { GateScreen } from './GateScreen';
import { Screen } from './SessionGate.styles';
import { useGateFocus } from './useGateFocus';

interface SessionGateProps {
  /** With work on the screen the gate stays open whatever the session does. */
  readonly workIsOpen: boolean;
  readonly themeToggle?: ReactNode;
  /** The application. It is mounted from the start, and inert while the gate covers it. */
  readonly children: ReactNode;
}

/** Stands before the application until the services have given a seat (second specification, section 2). */
export function SessionGate({ workIsOpen, themeToggle, children }: SessionGateProps) {
  const isPassed = useSelector(selectGateIsPassed);
  const { status } = useSelector(selectSession);
  const covers = !isPassed && !workIsOpen && status !== 'active';
  const screen = useRef<HTMLElement>(null);
  const behind = useRef<HTMLDivElement>(null);
  const focus = useGateFocus(screen, behind, covers ? status : 'open');
  return (
    <>
      <SessionTitle />
      <div ref={behind} inert={covers}>
        {children}
      </div>
      {covers && (
        <Screen ref={screen} {...focus}>
          <GateScreen themeToggle={themeToggle} />
        </Screen>
      )}
    </>
  );
}
