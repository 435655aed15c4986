import { useSelector } from 'react-redux';
import { selectOpenDocument } from '@/features/document';
import { StructureEditor } from '@/features/editor';
import { HealthIndicator } from '@/features/health';
import { Messages } from '@/features/notices';
import { SessionGate, SessionNotice } from '@/features/session';
import { SplashScreen } from '@/features/splash';
import { ThemeAttribute, ThemeSwitch, ThemeToggle } from '@/features/theme';
import { BetaBanner } from './shell/BetaBanner';
import { Footer } from './shell/Footer';
import { Frame, Main, NoticeLine, NoticeOver } from './shell/Frame';
import { Header } from './shell/Header';
import { Session } from './shell/Session';
import { Title } from './shell/Title';
import { Toasts } from './shell/Toasts';
import { WorkPart } from './WorkPart';
import { Inspection } from './workspace/inspection/Inspection';
import { JumpBar } from './workspace/JumpBar';

export function App() {
  const workIsOpen = useSelector(selectOpenDocument) !== null;
  return (
    <>
      <SplashScreen />
      <ThemeAttribute />
      <SessionGate workIsOpen={workIsOpen} themeToggle={<ThemeToggle />}>
        <Frame>
          <Header
            backendStatus={<HealthIndicator />}
            session={<Session />}
            messages={<Messages />}
            themeToggle={<ThemeToggle />}
            themeSwitch={<ThemeSwitch />}
          />
          <NoticeLine>
            <NoticeOver>
              <SessionNotice workIsOpen={workIsOpen} />
            </NoticeOver>
            <BetaBanner />
          </NoticeLine>
          <Main>
            <Title />
            <JumpBar />
            <WorkPart />
          </Main>
          <Footer />
        </Frame>
      </SessionGate>
      <Inspection />
      <StructureEditor />
      <Toasts />
    </>
  );
}
