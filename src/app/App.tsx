import { useState } from 'react';
import { selectOpenDocument } from '@/article';
import { StructureEditor } from '@/features/editor';
import { HealthIndicator } from '@/features/health';
import { Help, HelpButton } from '@/features/help';
import { Messages } from '@/features/notices';
import {
  OVERLAY_NAMES,
  OverlayHost,
  OverlayLink,
  selectOverlay,
  type Overlay,
} from '@/features/overlays';
import { SessionGate, SessionNotice } from '@/features/session';
import { SplashScreen } from '@/features/splash';
import { ThemeAttribute, ThemeSwitch, ThemeToggle } from '@/features/theme';
import { BetaBanner } from './shell/BetaBanner';
import { EngineDownloadPart } from './shell/EngineDownloadPart';
import { Footer } from './shell/Footer';
import { Frame, Main, NoticeLine, NoticeOver } from './shell/Frame';
import { Header } from './shell/Header';
import { LibraryPart } from './shell/LibraryPart';
import { NewVersion } from './shell/NewVersion';
import { WithoutServices, WithoutServicesInLine } from './shell/OtherHome';
import { QueueMarkPart } from './shell/QueueMarkPart';
import { Session } from './shell/Session';
import { Toasts } from './shell/Toasts';
import { useAppSelector } from './useAppSelector';
import { ArticleRowPart } from './shell/ArticleRowPart';
import { WorkPart } from './WorkPart';
import { Inspection } from '@/widgets/inspection';
import { Review } from '@/widgets/review';
import { useFocusFollowed } from '@/ui/focusPlaces';
import { JumpBar } from './workspace/JumpBar';

export function App() {
  const workIsOpen = useAppSelector(selectOpenDocument) !== null;
  const overlay = useAppSelector(selectOverlay);
  const [workName, setWorkName] = useState<string>();
  useFocusFollowed();
  return (
    <>
      <SplashScreen />
      <ThemeAttribute />
      <SessionGate
        workIsOpen={workIsOpen}
        themeToggle={<ThemeToggle />}
        instead={<WithoutServices />}
        links={<GateLinks />}
        pageName={overlay === null ? undefined : OVERLAY_NAMES[overlay]}
        workName={workName}
        over={(gateIsClosed) => <OverlayHost coversAll={gateIsClosed} library={<LibraryPart />} />}
      >
        <Page workIsOpen={workIsOpen} isCovered={overlay !== null} onTitle={setWorkName} />
      </SessionGate>
      <Review />
      <Inspection />
      <StructureEditor />
      <Help />
      <Toasts />
    </>
  );
}

interface PageProps {
  readonly workIsOpen: boolean;
  /** An overlay covers the work, which stays as it is. */
  readonly isCovered: boolean;
  /** Told what the window title is to say of the work; nothing, in the end. */
  readonly onTitle: (words: string | undefined) => void;
}

function Page({ workIsOpen, isCovered, onTitle }: PageProps) {
  return (
    <Frame data-covered={isCovered || undefined}>
      <Header
        backendStatus={<HealthIndicator />}
        queue={<QueueMarkPart />}
        session={<Session />}
        messages={<Messages />}
        help={<HelpButton />}
        themeToggle={<ThemeToggle />}
        themeSwitch={<ThemeSwitch />}
      />
      <NoticeLine inert={isCovered}>
        <NoticeOver data-toasts-above="children">
          <SessionNotice workIsOpen={workIsOpen} instead={<WithoutServicesInLine />} />
          <NewVersion />
        </NoticeOver>
        <EngineDownloadPart />
        {!workIsOpen && <BetaBanner />}
      </NoticeLine>
      <Main inert={isCovered}>
        <div>{workIsOpen && <ArticleRowPart onTitle={onTitle} />}</div>
        {workIsOpen && <JumpBar />}
        <WorkPart />
      </Main>
      <Footer />
    </Frame>
  );
}

/** What can be read even while the gate is closed. */
const GATE_PLACES: readonly Overlay[] = ['disclaimer', 'privacy-policy'];

const GateLinks = () => GATE_PLACES.map((place) => <OverlayLink key={place} to={place} />);
