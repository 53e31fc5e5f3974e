import { existsSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { describe, expect, it } from 'vitest';
import { NotPossibleError } from '../../src/errors.ts';
import { fileFault, isOfSystem, machineFault } from '../../src/node/file-fault.ts';
import { told } from '../helpers/fault.ts';

const fault = (code: string) =>
  Object.assign(new Error(`${code}: raw text of the system, open '/secret'`), { code, syscall: 'open' });

describe('a fault of the system', () => {
  it.each(Object.keys(constants.errno))('is told without its text: %s', (code) => {
    const error = fileFault(fault(code), 'cannot be read', 'a.txt');
    const { message, where, hint = '' } = told(error);
    expect(where).toBe('a.txt');
    expect(message).toMatch(/^cannot be read: [a-z]/);
    expect(message + hint).not.toMatch(/raw|secret/);
    expect(message.includes(code)).toBe(message.includes('the system refuses it'));
  });

  it('is one that files have, and no other', () => {
    let caught: unknown;
    try {
      readdirSync('/none/at/all');
    } catch (error) {
      caught = error;
    }
    expect(existsSync('/none')).toBe(false);
    expect(isOfSystem(caught)).toBe(true);
    for (const other of [new TypeError('ours'), undefined, 'text', { code: 'ERR_OURS' }]) {
      expect(isOfSystem(other)).toBe(false);
    }
  });

  it.each([
    ['ENOENT', 'cannot be read', 'file-missing'],
    ['EIO', 'cannot be read', 'file-unreadable'],
    ['EIO', 'cannot be written', 'file-unwritable'],
    ['EMFILE', 'cannot be read', 'not-possible'],
  ] as const)('has a code for programs: %s, %s', (code, what, sort) => {
    expect(fileFault(fault(code), what, 'a.txt').code).toBe(sort);
  });

  it('is told with what is known to help, but where it is the machine that lacks something', () => {
    expect(fileFault(fault('ENOENT'), 'cannot be read', 'a', 'look').hint).toBe('look');
    expect(fileFault(fault('ENFILE'), 'cannot be read', 'a', 'look').hint).toContain('ulimit -n');
  });
});

describe('a fault of the machine', () => {
  it.each(['EMFILE', 'ENFILE', 'ENOMEM'])('says nothing of a file: %s', (code) => {
    const error = machineFault(fault(code));
    expect(error).toBeInstanceOf(NotPossibleError);
    expect(error?.where).toBeUndefined();
    expect(error?.hint).toMatch(/end other programs$/);
  });

  it.each([fault('ENOENT'), new TypeError('ours'), undefined])('is no other: %s', (error) => {
    expect(machineFault(error)).toBeUndefined();
  });
});
