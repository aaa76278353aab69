import type { Os } from './catalog'

/** What the browser tells of the machine it runs on. */
export interface Machine {
  os: Os | undefined
  /** CPU as file names have it; missing where the browser does not say. */
  cpu: 'amd64' | 'arm64' | '386' | undefined
}

interface Hints {
  platform: string
  userAgent: string
  /** From user agent client hints, where they exist. */
  architecture?: string
  bitness?: string
}

/** Reads the hints. "Darwin" contains "win", so the order matters; a Mac does not tell which CPU it has. Pure. */
export function machineOf({ platform, userAgent, architecture, bitness }: Hints): Machine {
  const text = `${platform} ${userAgent}`
  const os = /android/i.test(text)
    ? 'android'
    : /mac|darwin|iphone|ipad/i.test(text)
      ? 'darwin'
      : /freebsd/i.test(text)
        ? 'freebsd'
        : /win/i.test(text)
          ? 'windows'
          : /linux|x11/i.test(text)
            ? 'linux'
            : undefined
  if (architecture === 'arm' && bitness !== '32') return { os, cpu: 'arm64' }
  if (architecture === 'x86') return { os, cpu: bitness === '32' ? '386' : 'amd64' }
  if (os === 'darwin') return { os, cpu: undefined }
  if (/aarch64|arm64|armv8/i.test(text)) return { os, cpu: 'arm64' }
  if (/x86_64|x64|win64|wow64|amd64/i.test(text)) return { os, cpu: 'amd64' }
  return { os, cpu: undefined }
}

interface ClientHints {
  platform: string
  getHighEntropyValues(names: string[]): Promise<{ architecture?: string; bitness?: string }>
}

/** Asks this browser. Never rejects: without an answer the hints are what the user agent says. */
export async function detectMachine(): Promise<Machine> {
  const hints = (navigator as Navigator & { userAgentData?: ClientHints }).userAgentData
  const known: Hints = { platform: hints?.platform ?? navigator.platform, userAgent: navigator.userAgent }
  try {
    return machineOf({ ...known, ...(await hints?.getHighEntropyValues(['architecture', 'bitness'])) })
  } catch {
    // A policy may forbid the detailed hints.
    return machineOf(known)
  }
}

/** Suffixes that suit a machine, best first. */
export function suffixesFor({ os, cpu }: Machine): string[] {
  const archive = os === 'windows' ? 'zip' : 'tar.gz'
  if (os === undefined) return []
  const cpus = cpu ? [cpu] : ['arm64', 'amd64']
  return cpus.map((name) => `${os}-${os === 'freebsd' && name === '386' ? 'i386' : name}.${archive}`)
}
