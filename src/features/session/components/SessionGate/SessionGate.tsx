import { useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectGateIsPassed } from '../../gate.slice';
import { selectLifecycle } from '../../lifecycle.slice';
import { SessionTitle } from '../SessionTitle/SessionTitle';
import { GateScreen } from './GateScreen';
import { GateLinks, Screen } from './SessionGate.styles';
import { useGateFocus } from './useGateFocus';

interface SessionGateProps {
  /** While work is open, the gate stays open whatever happens to the session. */
  readonly workIsOpen: boolean;
  readonly themeToggle?: ReactNode;
  /** What can be done instead of waiting for a seat. */
  readonly instead?: ReactNode;
  /** Pages that can be read while the gate is closed. */
  readonly links?: ReactNode;
  /** The name of the page shown instead of the work, for the window title. */
  readonly pageName?: string | undefined;
  /** What the window title says of the work while nothing is shown instead of it. */
  readonly workName?: string | undefined;
  /** Content that may cover the work and the gate; it does so when `pageName` is set. */
  readonly over?: (gateIsClosed: boolean) => ReactNode;
  /** The application. It is mounted from the start and inert while the gate covers it. */
  readonly children: ReactNode;
}

/**
 * Covers the application until the services have assigned a seat (docs/requirements/session.md S2.GATE.1).
 */
export function SessionGate(props: SessionGateProps) {
  const { workIsOpen, themeToggle, instead, links, pageName, workName, over, children } = props;
  const isPassed = useSelector(selectGateIsPassed);
  const { status } = useSelector(selectLifecycle);
  const covers = !isPassed && !workIsOpen && status !== 'active';
  const screen = useRef<HTMLElement>(null);
  const behind = useRef<HTMLDivElement>(null);
  const focus = useGateFocus(screen, behind, covers ? status : 'open');
  return (
    <>
      <SessionTitle pageName={pageName ?? workName} />
      <div ref={behind} inert={covers}>
        {children}
      </div>
      {covers && (
        <Screen ref={screen} inert={pageName !== undefined} {...focus}>
          <GateScreen themeToggle={themeToggle} instead={instead} />
          {links !== undefined && <GateLinks aria-label="About MARCUS">{links}</GateLinks>}
        </Screen>
      )}
      {over?.(covers)}
    </>
  );
}
