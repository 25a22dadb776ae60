/** Where everything is, for the server, its documentation and its clients alike. No code is needed to read it, so browsers can. */
export const API = '/api/v1';

export const routes = {
  games: { method: 'get', path: '/games' },

  guest: { method: 'post', path: '/me/guest' },
  me: { method: 'get', path: '/me' },
  changeMe: { method: 'patch', path: '/me' },
  deleteMe: { method: 'delete', path: '/me' },
  signOutEverywhere: { method: 'post', path: '/me/sign-out-everywhere' },
  sessions: { method: 'get', path: '/me/sessions' },
  endSession: { method: 'delete', path: '/me/sessions/:id' },
  passkeys: { method: 'get', path: '/me/passkeys' },
  removePasskey: { method: 'delete', path: '/me/passkeys/:id' },
  pushKey: { method: 'get', path: '/me/push' },
  subscribe: { method: 'put', path: '/me/push' },
  unsubscribe: { method: 'delete', path: '/me/push' },

  tables: { method: 'get', path: '/tables' },
  openTable: { method: 'post', path: '/tables' },
  table: { method: 'get', path: '/tables/:id' },
  join: { method: 'post', path: '/tables/:id/join' },
  leave: { method: 'post', path: '/tables/:id/leave' },
  setBot: { method: 'put', path: '/tables/:id/bots' },
  start: { method: 'post', path: '/tables/:id/start' },
  rematch: { method: 'post', path: '/tables/:id/rematch' },

  move: { method: 'post', path: '/tables/:id/moves' },
  order: { method: 'put', path: '/tables/:id/orders' },
  orders: { method: 'get', path: '/tables/:id/orders' },
  leaveToBot: { method: 'post', path: '/tables/:id/leave-to-bot' },
  comeBack: { method: 'post', path: '/tables/:id/come-back' },
  resign: { method: 'post', path: '/tables/:id/resign' },
  propose: { method: 'post', path: '/tables/:id/proposals' },
  answerProposal: { method: 'post', path: '/tables/:id/proposals/answer' },

  log: { method: 'get', path: '/tables/:id/log' },
  replay: { method: 'get', path: '/tables/:id/replay' },
  chat: { method: 'get', path: '/tables/:id/chat' },
  say: { method: 'post', path: '/tables/:id/chat' },
  note: { method: 'get', path: '/tables/:id/note' },
  setNote: { method: 'put', path: '/tables/:id/note' },
} as const;

export type RouteName = keyof typeof routes;

/** Server-sent events, or JSON lines for those who accept `application/x-ndjson`. */
export const EVENTS = `${API}/events`;
