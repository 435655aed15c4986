import { useSelector } from 'react-redux';
import { selectOpenDocument } from '@/features/document';
import { StructureEditor } from '@/features/editor';
import { HealthIndicator } from '@/features/health';
import { Messages, NoticeToasts } from '@/features/notices';
import { SecurityLog } from '@/features/security';
import { SavedWorkList } from '@/features/savedWork';
import { SessionGate, SessionIndicator, SessionNotice } from '@/features/session';
import { SplashScreen } from '@/features/splash';
import { ThemeAttribute, ThemeSwitch, ThemeToggle } from '@/features/theme';
import { SaveTrace } from '@/features/traces';
import { BetaBanner } from './shell/BetaBanner';
import { Footer } from './shell/Footer';
import { Frame, Main, NoticeLine, NoticeOver } from './shell/Frame';
import { Header } from './shell/Header';
import { Title } from './shell/Title';
import { Inspection } from './workspace/inspection/Inspection';
import { columnContents } from './workspace/columnContents';
import { JumpBar } from './workspace/JumpBar';
import { Workspace } from './workspace/Workspace';

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
            session={
              <SessionIndicator
                securityLog={<SecurityLog />}
                savedWork={<SavedWorkList />}
                saveTrace={<SaveTrace />}
              />
            }
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
            <Workspace columns={columnContents} />
          </Main>
          <Footer />
        </Frame>
      </SessionGate>
      <Inspection />
      <StructureEditor />
      <NoticeToasts />
    </>
  );
}
