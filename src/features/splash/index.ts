export { SplashScreen } from './SplashScreen';
export { splashReducer } from './splash.slice';
export { splashSaga } from './splash.saga';
