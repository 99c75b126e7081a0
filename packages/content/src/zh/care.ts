import type { care as english } from '../en/care.ts'
import type { Shape } from '../shape.ts'

export const care: Shape<typeof english> = {
  title: '故事先停一停。',
  message:
    '你刚才写的，听起来像是你自己的事，也许不只是故事。如果真是这样，该有一个活生生的人听你说，游戏替代不了。下面这些电话，什么时候打都有人接；不必先想清楚。你的故事停在原处等着，刚才这一步没有计入。',
  lines: {
    'us-988': '988 自杀与危机生命线（美国、加拿大）',
    'gb-samaritans': '撒玛利亚会 Samaritans（英国、爱尔兰）',
    'it-telefono-amico': 'Telefono Amico Italia（意大利）',
    'es-024': '024 热线（西班牙）',
    'kr-109': '109 自杀预防热线（韩国）',
    'cn-12356': '12356 心理援助热线（中国）',
    'jp-yorisoi': 'Yorisoi 热线（日本）',
  },
}
