import { type DataText, isDataText } from '../../content/data-file'
import { isRecord } from '../../platform/record'

export interface Plan {
  id: string
  name: DataText
  price: DataText
  features: readonly DataText[]
  actions: readonly { text: DataText; href: string; look: 'primary' | 'default' }[]
}

/** The plans of `content/data/pricing.json`; what cannot be shown is left out, an unknown style is the default one. Pure. */
export function readPlans(data: unknown): Plan[] {
  if (!isRecord(data) || !Array.isArray(data.plans)) return []
  return data.plans.flatMap((plan: unknown) => {
    if (!isRecord(plan) || typeof plan.id !== 'string' || !isDataText(plan.name) || !isDataText(plan.price)) return []
    return {
      id: plan.id,
      name: plan.name,
      price: plan.price,
      features: Array.isArray(plan.features) ? plan.features.filter(isDataText) : [],
      actions: (Array.isArray(plan.actions) ? plan.actions : []).flatMap((action: unknown) =>
        isRecord(action) && isDataText(action.text) && typeof action.href === 'string'
          ? {
              text: action.text,
              href: action.href,
              look: action.style === 'primary' ? ('primary' as const) : ('default' as const),
            }
          : [],
      ),
    }
  })
}
