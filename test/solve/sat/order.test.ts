import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/random.ts';
import { VariableOrder } from '../../../src/solve/sat/order.ts';

describe('VariableOrder', () => {
  it('takes first what had a part in the latest conflict, however many there were', () => {
    const random = new Random('order');
    const order = new VariableOrder();
    for (let variable = 0; variable < 200; variable++) order.add(variable);
    const latest: number[] = [];
    for (let round = 0; round < 1000; round++) {
      const variable = random.below(200);
      latest.unshift(variable);
      order.bump(variable);
      // After 100 conflicts a bump counts for less than a hundredth, so all earlier ones together weigh less than the next one.
      for (let conflict = 0; conflict < 100; conflict++) order.decay();
      expect(order.take()).toBe(variable);
      order.insert(variable);
    }
    for (const variable of [...new Set(latest)].slice(0, 20)) expect(order.take()).toBe(variable);
  });

  it('is in the order of what the conflicts add up to', () => {
    const random = new Random('order/sum');
    for (let n = 0; n < 20; n++) {
      const order = new VariableOrder();
      const sums = new Array<number>(70).fill(0);
      for (let variable = 0; variable < 70; variable++) order.add(variable);
      for (let conflict = 0; conflict < 300; conflict++) {
        for (let i = 0; i < 5; i++) {
          const variable = random.below(70);
          order.bump(variable);
          sums[variable]! += 0.95 ** -conflict;
        }
        order.decay();
        // Taken and put back, as in a search.
        if (conflict % 3 === 0) order.insert(order.take());
        order.insert(random.below(70));
      }
      const taken = sums.map(() => sums[order.take()]!);
      expect(taken).toEqual([...taken].sort((a, b) => b - a));
      expect(order.take()).toBe(-1);
    }
  });
});
