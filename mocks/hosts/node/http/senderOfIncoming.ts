import type { IncomingMessage } from 'node:http';
import type { Sender } from '../../../services/http/clientAddress';

export const senderOfIncoming = ({ socket, headers }: IncomingMessage): Sender => ({
  peer: socket.remoteAddress ?? '',
  forwardedFor: headers['x-forwarded-for']?.toString(),
  forwarded: headers.forwarded,
});
