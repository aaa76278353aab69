import { REGIONS, type RegionId } from '../regions'

export type ProviderId = '123pan' | 'aliyundrive' | 'baidu' | 'dropbox' | 'google' | 'onedrive' | 'yandex'

/** Stands for a value in a provider's row; everything else is sent as it is. */
export type Slot = '$code' | '$client_id' | '$client_secret' | '$redirect_uri' | '$state' | '$client'

/** Whose application asks: the operator's registered one, the visitor's own, or whichever the visitor prefers. */
export type ClientRule = 'shared' | 'own' | 'either'

export interface Exchange {
  /** The chosen helper endpoint, or the provider itself. */
  at: 'helper' | 'provider'
  /** Path at the helper, or whole address. */
  url: string
  as: 'json' | 'form' | 'query'
  fields: Record<string, string>
}

export interface TokenField {
  /** Name of the field in the storage form. */
  field: 'refresh_token' | 'access_token'
  /** Where the answer may hold it, first one wins. */
  at: readonly string[]
  /** `hidden` values serve a later step on the page and are not shown. */
  hidden?: boolean
}

/** Everything that tells one sign-in from another. A new provider is a new row here and nothing else. */
export interface OAuthProvider {
  id: ProviderId
  /** The guide of the driver, without the locale. */
  guide: string
  /** Name of the driver in the storage form. */
  driver: string
  /** Has a request page; otherwise the result page offers the sign-in itself. */
  requestPage: boolean
  authorize: string
  /** Data centres with sign-in hosts of their own; the host of `authorize` is replaced by the chosen one's. */
  regions?: Readonly<Record<RegionId, { signIn: string; portal: string }>>
  params: Record<string, string>
  client: ClientRule
  /** Whether a client of one's own needs its secret, may have one, or never uses it. */
  secret: 'required' | 'optional' | 'none'
  /** A warning, not an error: what a client id of this provider looks like. */
  idPattern?: RegExp
  /** What a secret does not look like: people paste the id of the secret instead of its value. */
  notSecret?: RegExp
  /** The helper puts in its own application when it is sent empty texts. */
  helperClient?: boolean
  /** The refresh token comes with the first consent only. */
  consentOnce?: boolean
  /** The visitor may send the answer to an address of their own, such as a loopback port. */
  ownRedirect?: boolean
  /** A further permission that the visitor may ask for. */
  extraScope?: string
  /** Where applications are registered. */
  console?: string
  /** Where a client of one's own may come from, as the name of a text. */
  clientHint?: 'yandexSecret'
  /** What a fresh access token is good for on the result page. */
  next?: 'albums' | 'site'
  exchange: Exchange
  tokens: readonly TokenField[]
  /** Number of parts of the former site's `state` (base64 of `id::secret[::x]`), or 0 when it had none. */
  legacyParts: 0 | 2 | 3
  /** The exchange needs nothing but the code: an answer without a state may be used after a press of a button. */
  stateless: boolean
}

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const REFRESH: TokenField = { field: 'refresh_token', at: ['refresh_token'] }

export const PROVIDERS: Readonly<Record<ProviderId, OAuthProvider>> = {
  aliyundrive: {
    id: 'aliyundrive',
    guide: '/guide/drivers/aliyundrive_open.html',
    driver: 'AliyundriveOpen',
    requestPage: true,
    authorize: 'https://open.aliyundrive.com/oauth/authorize',
    params: {
      client_id: '$client_id',
      redirect_uri: '$redirect_uri',
      scope: 'user:base,file:all:read,file:all:write',
      response_type: 'code',
      state: '$state',
      relogin: 'true',
    },
    client: 'either',
    helperClient: true,
    secret: 'required',
    exchange: {
      at: 'helper',
      url: '/alist/ali_open/code',
      as: 'json',
      fields: {
        code: '$code',
        grant_type: 'authorization_code',
        client_id: '$client_id',
        client_secret: '$client_secret',
      },
    },
    tokens: [REFRESH],
    legacyParts: 2,
    stateless: true,
  },
  baidu: {
    id: 'baidu',
    guide: '/guide/drivers/baidu.html',
    driver: 'BaiduNetdisk',
    requestPage: false,
    authorize: 'https://openapi.baidu.com/oauth/2.0/authorize',
    params: {
      response_type: 'code',
      client_id: '$client_id',
      redirect_uri: '$redirect_uri',
      scope: 'basic,netdisk',
      qrcode: '1',
      state: '$state',
    },
    client: 'shared',
    secret: 'none',
    exchange: { at: 'helper', url: '/alist/baidu/get_refresh_token', as: 'query', fields: { code: '$code' } },
    tokens: [REFRESH],
    legacyParts: 0,
    stateless: true,
  },
  dropbox: {
    id: 'dropbox',
    guide: '/guide/drivers/dropbox.html',
    driver: 'Dropbox',
    requestPage: true,
    authorize: 'https://www.dropbox.com/oauth2/authorize',
    params: {
      client_id: '$client_id',
      response_type: 'code',
      redirect_uri: '$redirect_uri',
      token_access_type: 'offline',
      state: '$state',
    },
    client: 'either',
    secret: 'optional',
    idPattern: /^[a-z\d]{15}$/,
    console: 'https://www.dropbox.com/developers/apps',
    exchange: {
      at: 'helper',
      url: '/alist/dropbox/token',
      as: 'json',
      fields: {
        code: '$code',
        client_id: '$client_id',
        client_secret: '$client_secret',
        grant_type: 'authorization_code',
        redirect_uri: '$redirect_uri',
      },
    },
    tokens: [REFRESH],
    legacyParts: 2,
    stateless: false,
  },
  google: {
    id: 'google',
    guide: '/guide/drivers/googledrive.html',
    driver: 'GoogleDrive',
    requestPage: true,
    authorize: 'https://accounts.google.com/o/oauth2/auth',
    params: {
      client_id: '$client_id',
      response_type: 'code',
      redirect_uri: '$redirect_uri',
      scope: 'openid profile https://www.googleapis.com/auth/drive',
      access_type: 'offline',
      prompt: 'consent',
      state: '$state',
    },
    client: 'own',
    secret: 'required',
    idPattern: /\.apps\.googleusercontent\.com$/,
    ownRedirect: true,
    consentOnce: true,
    next: 'albums',
    // Google has narrowed this scope; those who only want Drive should not be asked for their pictures.
    extraScope: 'https://www.googleapis.com/auth/photoslibrary',
    console: 'https://console.developers.google.com/',
    exchange: {
      at: 'provider',
      url: 'https://www.googleapis.com/oauth2/v4/token',
      as: 'form',
      fields: {
        client_id: '$client_id',
        client_secret: '$client_secret',
        code: '$code',
        grant_type: 'authorization_code',
        redirect_uri: '$redirect_uri',
      },
    },
    tokens: [REFRESH, { field: 'access_token', at: ['access_token'], hidden: true }],
    legacyParts: 3,
    stateless: false,
  },
  onedrive: {
    id: 'onedrive',
    guide: '/guide/drivers/onedrive.html',
    driver: 'Onedrive',
    requestPage: true,
    authorize: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    regions: REGIONS,
    params: {
      client_id: '$client_id',
      response_type: 'code',
      redirect_uri: '$redirect_uri',
      scope: 'offline_access files.readwrite.all',
      state: '$state',
    },
    client: 'own',
    secret: 'required',
    idPattern: GUID,
    notSecret: GUID,
    next: 'site',
    exchange: {
      at: 'helper',
      url: '/alist/onedrive/get_refresh_token',
      as: 'json',
      fields: { code: '$code', client: '$client' },
    },
    tokens: [REFRESH, { field: 'access_token', at: ['access_token'], hidden: true }],
    legacyParts: 3,
    stateless: false,
  },
  yandex: {
    id: 'yandex',
    guide: '/guide/drivers/yandex.html',
    driver: 'YandexDisk',
    requestPage: false,
    authorize: 'https://oauth.yandex.com/authorize',
    // No redirect_uri: Yandex uses the one that the application is registered with.
    params: { response_type: 'code', client_id: '$client_id', state: '$state' },
    client: 'own',
    secret: 'required',
    console: 'https://oauth.yandex.com/',
    clientHint: 'yandexSecret',
    exchange: {
      at: 'provider',
      url: 'https://oauth.yandex.com/token',
      as: 'form',
      fields: {
        grant_type: 'authorization_code',
        client_id: '$client_id',
        client_secret: '$client_secret',
        code: '$code',
      },
    },
    tokens: [REFRESH],
    legacyParts: 0,
    stateless: true,
  },
  '123pan': {
    id: '123pan',
    guide: '/guide/drivers/123_open.html',
    driver: '123 Open',
    requestPage: false,
    authorize: 'https://yun.123pan.com/auth',
    // response_type is not sent: today's page does without, and the provider's answer to it is not known.
    params: {
      client_id: '$client_id',
      redirect_uri: '$redirect_uri',
      scope: 'user:base,file:all:read,file:all:write',
      state: '$state',
    },
    client: 'shared',
    secret: 'none',
    exchange: { at: 'helper', url: '/alist/123pan/code', as: 'json', fields: { code: '$code' } },
    tokens: [
      { field: 'refresh_token', at: ['refresh_token', 'refreshToken', 'data.refresh_token', 'data.refreshToken'] },
      { field: 'access_token', at: ['access_token', 'accessToken', 'data.access_token', 'data.accessToken'] },
    ],
    legacyParts: 0,
    stateless: true,
  },
}

export const isProvider = (id: string | undefined): id is ProviderId => id !== undefined && Object.hasOwn(PROVIDERS, id)
