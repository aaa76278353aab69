/** Microsoft's separate clouds, each with its own sign-in and portal. Also the values of the driver's `region` field. */
export type RegionId = 'global' | 'cn' | 'us' | 'de'

export const REGIONS: Readonly<Record<RegionId, { signIn: string; portal: string }>> = {
  global: { signIn: 'https://login.microsoftonline.com', portal: 'https://portal.azure.com' },
  cn: { signIn: 'https://login.chinacloudapi.cn', portal: 'https://portal.azure.cn' },
  us: { signIn: 'https://login.microsoftonline.us', portal: 'https://portal.azure.us' },
  de: { signIn: 'https://login.microsoftonline.de', portal: 'https://portal.microsoftazure.de' },
}

export const isRegion = (id: string | undefined): id is RegionId => id !== undefined && Object.hasOwn(REGIONS, id)

/** Where applications are registered in that cloud. */
export const appListOf = (region: RegionId): string =>
  `${REGIONS[region].portal}/#blade/Microsoft_AAD_RegisteredApps/ApplicationsListBlade`
