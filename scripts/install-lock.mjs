// Uses Node's own modules only: it runs before anything is installed.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const LOOK_AGAIN_MS = 200;

/**
 * Takes a lock file that holds the id of the process, and waits for another process that has it. One that has ended keeps
 * no one waiting. `onWait` gets the id of each process that is waited for. Returns what gives the lock back; the end of this
 * process does so too.
 */
export function takeLock(path, onWait = () => {}) {
  let awaited;
  while (!isTaken(path)) {
    const owner = ownerOf(path);
    if (owner === undefined) continue;
    if (!isAlive(owner)) {
      removeLockOf(path, owner);
      continue;
    }
    if (awaited !== owner) onWait(owner);
    awaited = owner;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
  }
  const release = () => removeLockOf(path, process.pid);
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

/** Takes the lock if it is free. The file appears with the id in it, never empty. */
function isTaken(path) {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Returns the id of the process that has the lock; undefined if it is free by now. */
function ownerOf(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It belongs to another user.
    return error.code === 'EPERM';
  }
}

/** Removes the lock of a process. That of another one, which took it meanwhile, is put back. */
function removeLockOf(path, owner) {
  const aside = `${path}.${process.pid}.ended`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (ownerOf(aside) !== owner) {
    try {
      linkSync(aside, path);
    } catch {
      // Taken again already.
    }
  }
  rmSync(aside, { force: true });
}
