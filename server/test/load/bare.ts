/** The calibrator: a WebSocket server that does nothing but send each table's messages to those who sit there. A process of its own. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** What the real server has sent about one move, one message for each client of a table. */
process.once('message', async (messages: string[]) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  const rooms = new Map<string, WebSocket[]>();
  server.on('connection', (socket, request) => {
    const table = request.url!;
    const room = rooms.get(table) ?? [];
    rooms.set(table, room);
    room.push(socket);
    socket.on('message', () => {
      for (let i = 0; i < room.length; i++) room[i].send(messages[i % messages.length]);
    });
  });
  process.send!((server.address() as AddressInfo).port);
});
