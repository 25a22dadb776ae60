/** How entries came to a process, as its metrics tell. */
export interface Ways {
  made: number;
  passed: number;
  read: number;
}

export async function waysIn(base: string, token = 'read-metrics'): Promise<Ways> {
  const answer = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const found = (await answer.text()).matchAll(/^tarsas_entries_total\{way="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, way, count]) => [way, Number(count)])) as unknown as Ways;
}
