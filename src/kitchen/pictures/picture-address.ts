import { imageAddress } from '@/src/domain/addresses/image-address'

/** The address of a small picture. */
export const smallPicture = (key: string, width = 320): string => imageAddress(key, { width })
