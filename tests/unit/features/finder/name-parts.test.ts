import { expect, it } from 'vitest'
import { nameParts } from '../../../../src/features/finder/drivers'

it.each([
  ['ChaoXingGroupDrive', ['Chao', 'Xing', 'Group', 'Drive']],
  ['CSTCloudCapsule', ['CST', 'Cloud', 'Capsule']],
  ['OnedriveAPP', ['Onedrive', 'APP']],
  ['123PanShare', ['123', 'Pan', 'Share']],
  ['360AIYunPan', ['360', 'AI', 'Yun', 'Pan']],
  ['Azure Blob Storage', ['Azure Blob Storage']],
  ['S3', ['S3']],
  ['', ['']],
])('%s may break between its words only', (name, parts) => {
  expect(nameParts(name)).toEqual(parts)
})
