import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Web servers as Debian ships them, with the recipes of `deploy/`. */
export type HostName = 'nginx' | 'Apache' | 'Caddy'

interface Host {
  binary: string
  /** Debian package that brings it. */
  package: string
  recipe: string
  /** The server's own frame around the recipe. Returns its arguments. */
  start(folder: string, recipe: string, port: number): Promise<string[]>
}

const APACHE_MODULES = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'filter', 'deflate', 'setenvif', 'env']

const HOSTS: Record<HostName, Host> = {
  nginx: {
    binary: '/usr/sbin/nginx',
    package: 'nginx',
    recipe: 'nginx.conf',
    async start(folder, recipe, port) {
      const site = recipe.replace(/listen 80;/, `listen 127.0.0.1:${port};`)
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      )
      const user = process.getuid?.() === 0 ? 'user root;\n' : ''
      await writeFile(
        join(folder, 'host.conf'),
        `${user}daemon off; pid ${folder}/pid; error_log ${folder}/log;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${site}\n}\n`,
      )
      return ['-p', folder, '-c', join(folder, 'host.conf')]
    },
  },
  Apache: {
    binary: '/usr/sbin/apache2',
    package: 'apache2-bin',
    recipe: 'apache.conf',
    async start(folder, recipe, port) {
      const modules = APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
      const user = process.getuid?.() === 0 ? 'User www-data\nGroup www-data\n' : ''
      await writeFile(
        join(folder, 'host.conf'),
        `ServerRoot ${folder}\nServerName 127.0.0.1\nListen 127.0.0.1:${port}\nPidFile ${folder}/pid\nDefaultRuntimeDir ${folder}\nErrorLog ${folder}/log\n${modules.join('\n')}\n${user}TypesConfig /etc/mime.types\n${recipe}\n`,
      )
      return ['-f', join(folder, 'host.conf'), '-DFOREGROUND']
    },
  },
  Caddy: {
    binary: '/usr/bin/caddy',
    package: 'caddy',
    recipe: 'Caddyfile',
    async start(folder, recipe, port) {
      const site = recipe.replace(/^:80 \{/m, `http://127.0.0.1:${port} {\n\tbind 127.0.0.1`)
      await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
      return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
    },
  },
}

export interface RunningHost {
  /** Origin without a trailing slash. */
  url: string
  /** Folder that is served. */
  root: string
  close(): Promise<void>
}

/** Starts a real server with its recipe on a copy of a built site. `base` is the folder below the origin. */
export async function startHost(name: HostName, dist: string, recipes: string, base = '/'): Promise<RunningHost> {
  const host = HOSTS[name]
  ensureInstalled(name, host)
  const folder = await mkdtemp(join(tmpdir(), 'docs-host-'))
  const root = join(folder, 'www')
  await mkdir(dirname(join(root, base)), { recursive: true })
  await cp(dist, join(root, base), { recursive: true })
  // Servers give their rights away before they read files.
  await chmod(folder, 0o755)
  const port = await freePort()
  const recipe = (await readFile(join(recipes, host.recipe), 'utf8')).replaceAll('/var/www/alist-docs', root)
  const server = spawn(host.binary, await host.start(folder, recipe, port), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  const url = `http://127.0.0.1:${port}`
  await isUp(server, `${url}${base}manifest.json`, name)
  return {
    url,
    root: join(root, base),
    async close() {
      server.kill('SIGTERM')
      await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve(undefined)))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Debian's packages; installs a missing one where the user may, else says what to do. */
function ensureInstalled(name: HostName, { binary, package: pkg }: Host): void {
  if (existsSync(binary)) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(
      `${name} is not installed (${binary}). Install it: sudo apt-get install --no-install-recommends ${pkg}`,
    )
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], { env, stdio: 'ignore' })
  apt('update')
  apt('install', '-y', '--no-install-recommends', pkg)
}

async function isUp(server: ChildProcess, url: string, name: string): Promise<void> {
  let words = ''
  server.stderr?.on('data', (data: Buffer) => {
    words += data.toString()
  })
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) break
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill('SIGKILL')
  throw new Error(`${name} did not start:\n${words}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
