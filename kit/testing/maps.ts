/** What must hold for every map of hexes as it is drawn. */
import { expect, test } from 'vitest';
import { HALF } from '../art/hex.ts';
import { groundOf, type Shape } from '../map/ground.ts';
import { steer } from '../map/steer.ts';

export function mapLaws(map: Shape & { readonly land: readonly number[]; readonly neighbours: readonly (readonly number[])[] }): void {
  const ground = groundOf(map);

  test('has neighbours side by side and nothing on top of anything', () => {
    const places = new Set(ground.centres.map(({ x, y }) => `${x} ${y}`));
    expect(places.size).toBe(map.count);
    map.neighbours.forEach((beside, hex) => {
      for (const other of beside) {
        const apart = Math.hypot(ground.centres[hex].x - ground.centres[other].x, ground.centres[hex].y - ground.centres[other].y);
        expect(Math.abs(apart - 2 * HALF)).toBeLessThan(0.3);
      }
    });
  });

  test('lies within its frame, one closed coast around it', () => {
    const [x, y, width, height] = ground.box.split(' ').map(Number);
    for (const centre of ground.centres) {
      expect(centre.x).toBeGreaterThan(x);
      expect(centre.y).toBeGreaterThan(y);
      expect(centre.x).toBeLessThan(x + width);
      expect(centre.y).toBeLessThan(y + height);
    }
    expect(ground.coast.match(/Z/g)).toHaveLength(1);
  });

  test('can be walked with the arrow keys, every land hex from the first one', () => {
    const reached = new Set([map.land[0]]);
    for (const hex of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(steer(ground.centres, map.land, hex, key));
    expect(reached.size).toBe(map.land.length);
  });
}
