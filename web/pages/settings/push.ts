/** Web push: notifications of this browser when it is my turn. */
import { api } from '../../app/server.svelte.ts';

export type PushState = 'on' | 'off' | 'denied' | 'cannot';

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return 'cannot';
  if (Notification.permission === 'denied') return 'denied';
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return 'cannot';
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off';
}

export async function switchPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await navigator.serviceWorker.ready;
  const { key } = await api().pushKey();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await api().subscribe({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } });
  return 'on';
}

export async function switchPushOff(): Promise<PushState> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) {
    await api().unsubscribe({ endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return 'off';
}
