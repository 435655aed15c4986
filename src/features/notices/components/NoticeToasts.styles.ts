import styled, { keyframes } from 'styled-components';

/** react-toastify closes a toast when this animation of its (here unseen) timer bar has ended. */
const timer = keyframes`
  from { transform: scaleX(1); }
  to { transform: scaleX(0); }
`;

export const ToastStack = styled.div`
  .Toastify__toast-container {
    position: fixed;
    right: var(--s-4);
    bottom: 40px;
    z-index: 30;
    display: grid;
    gap: var(--s-2);
  }
  .Toastify__toast {
    width: 340px;
    max-width: calc(100vw - 24px);
    border-radius: var(--radius);
  }
  .Toastify__progress-bar--wrp {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .Toastify__progress-bar--animated {
    animation: ${timer} linear 1 forwards;
  }
  /* Who reads a toast with the keyboard has all the time he needs. */
  .Toastify__toast:focus-within .Toastify__progress-bar--animated {
    animation-play-state: paused !important;
  }
  @media (max-width: 767px) {
    .Toastify__toast-container {
      right: 12px;
      bottom: 12px;
    }
  }
`;
