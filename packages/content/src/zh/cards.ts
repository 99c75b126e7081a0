import type { ScenarioCards } from '../shape.ts'

/** What the covers say, in Chinese: scenarios, protagonists, and the tags a person can wear. */
export const cards: ScenarioCards = {
  cards: {
    sinchon: {
      name: '新村初春',
      description: '大学第一年，头一回来首尔。你走到哪儿，总有个人也在，每回都早你一秒。',
    },
    tower: {
      name: '玻璃塔',
      description: '你当实习生的第一个星期。总裁要配得上那把椅子，只剩最后一年。',
    },
    thesis: {
      name: '共同作者',
      description:
        '一篇论文，两个名字，有一个放错了地方。十一个星期，证明一条关于爱情的理论：两个人都签了字，两个人都不信。',
    },
    encore: {
      name: '返场之后',
      description:
        '经纪公司里间间屋子有摄像头，只除了一间。钥匙在你手上。还有一把，在另一个人手上，那人的合同里，“可交往对象”一栏填的是“无”。（所有艺人均为成年人，年满23岁。）',
    },
    takeover: {
      name: '恶意收购',
      description:
        '这间会议室里人人说谎。请你来，就是查是谁。第二天，有人对你说了真话，还笑了笑，这句你偏偏不能用。',
    },
    hollywood: {
      name: '好莱坞，早上九点',
      description:
        '首尔是凌晨一点。一位韩国明星，英文台词全凭耳朵背了下来，余下的话要人翻译：两条镜头之间的那些。',
    },
  },
  details: {
    sinchon: {
      worldSetting: '坡上一所大学，八十四级台阶顶上一间寄宿屋，只有一台摄影机的电影社。三月到六月。',
      storyMechanics:
        '用自己的话行事，或者从给出的里头挑一样。你答应过什么，替谁瞒着什么，下雨那天站在哪儿，都有人记得。你和每个人之间牵着三根线：信任、心动、情意。哪根动了，都会说明缘由。',
      narrativeObjective: '学期最后一个星期五，有一场放映。在那之前弄明白，你在谁的片子里。',
    },
    tower: {
      worldSetting: '一家纸业公司，一座玻璃大楼，底下就是它出生的那条巷子。九月到十二月。',
      storyMechanics:
        '你是实习生。你也许会爱上的那个人管着整个公司，唯独管不着你的去留：白纸黑字，一直算数。第一步总由你来迈，每间屋子都有门。',
      narrativeObjective: '十二月，董事会表决造纸厂的去留，四楼表决你的。想好了，要把名字写在什么旁边。',
    },
    thesis: {
      worldSetting: '下了班的实验室，一台好使的暖气，离截稿还有十一个星期。',
      storyMechanics: '你做的每件事都可能写进引文；另一位作者，从第一页起就在记你。',
      narrativeObjective: '证明那条理论，或者抢在对方前头，说一声它错了。',
    },
    encore: {
      worldSetting: '首尔一家音乐经纪公司，最后一首歌之后，头班地铁之前。签了约的人都年满二十三岁。',
      storyMechanics: '除了那一间，你在哪儿都有人看着；那一间里说什么，两个人各自拿主意。',
      narrativeObjective: '一个人归了整座体育场，两个人还能留下什么，去看看。',
    },
    takeover: {
      worldSetting: '汝矣岛一间会议室，九把椅子，离表决还有十天。',
      storyMechanics: '听到的很多，真的很少；你信谁，故事就往谁那边走。',
      narrativeObjective: '交报告，写不写那唯一一句真话，由你；那句话是谁说的，也由你记着。',
    },
    hollywood: {
      worldSetting: '早上九点的片场，和一部永远在半夜的手机。',
      storyMechanics: '你同时替两个人说话，少译一个字，也是一种译法。',
      narrativeObjective: '陪一位明星拍完一部片子，顺便留意，哪些话已经成了你自己的。',
    },
  },
  protagonists: {
    jiwoo: {
      name: '韩智宇',
      nationality: '韩国人',
      description:
        '统营人，那儿寄出的信，拆开都有海味。给姑姑收拾了一年鱿鱼，攒出头一个学期的学费。跟轮渡时刻表较劲，从没输过；跟自助点餐机较劲，一回没赢。爱列单子：坐过的公交一张，首尔人管海叫什么，一张。行李里一把红伞，外加一个约定：星期天给家里打电话。至今一回没落，都是在楼梯间打的。',
    },
    sora: {
      name: '郑素罗',
      nationality: '韩国人',
      description:
        '大田人，家里三代，都是把事做完的人。毕业论文是在复印店值夜班时敲出来的，一张纸抖一抖，听声音就知道是哪种。答应得太快，再搭上一个晚上，让答应的事成真。像样的衬衫只有一件，会拿热水壶烘干。有个心愿没跟人提过：当着谁的面，把一件事做砸，砸完还好好的。',
    },
    taeyang: {
      name: '柳太阳',
      nationality: '韩国人',
      description:
        '江陵的游泳选手，直到肩膀说了不；然后当兵；然后教了一冬天退休老人，怎么在水上漂。名叫太阳，人也晴，晴是自己拿的主意。讲笑话，图的是没人往下问；要是有谁等笑话讲完，还是问了，准会愣住。上楼一步两级，动心一步一级。',
    },
    noa: {
      name: '诺亚·比安基',
      nationality: '意大利人',
      description:
        '博洛尼亚装订匠家的孩子，揣着一年的签证，一口跟楼下别人家奶奶学来的韩国腔。见过的门，一扇也忘不掉，没什么道理。会四种语言的客气，两种语言的好笑。来首尔是找一位女士，铺子里收着一封信，落款是她。地址早到手了，一直没去：去了，这件事就完了。',
    },
    haeun: {
      name: '裴海云',
      nationality: '韩国人',
      description:
        '木浦人，丈夫不在了，老幺大学毕业那年，自己入了学：新生里年纪最大，考试也最好。有一辆摩托车，谁也不知道。',
    },
    lucia: {
      name: '露西娅·费雷尔',
      nationality: '西班牙人',
      description:
        '巴伦西亚的甜点师，十个指尖都烫过，受聘到首尔一家酒店，落地那天，酒店关了门。韩语全是照菜谱学的，一开口就是几克几勺。',
    },
    kenji: {
      name: '森健司',
      nationality: '日本人',
      description: '神户的钢琴调音师，一间屋子有没有说谎，听得出来。为一架钢琴来的，那架不卖。',
    },
    wei: {
      name: '林蔚',
      nationality: '中国人',
      description: '苏州人，白天翻译合同，夜里替人翻译情书。自己的，一封也没寄过。',
    },
    sunhee: {
      name: '朴善姬',
      nationality: '韩国人',
      description: '开夜班公交，离过婚，看什么都觉得有点好笑。谁上车时在哭，到哪一站不哭了，她都知道。',
    },
    amir: {
      name: '阿米尔·哈达德',
      nationality: '加拿大人',
      description: '结构工程师，汉江上的桥，一座一座归他查。他怕的，不多不少，只有一座。',
    },
    dani: {
      name: '达尼·吴',
      nationality: '韩裔美国人',
      description:
        '小时候给人领养走，长大了自己回来，听见“寻根”两个字就过敏。有一档凌晨四点的电台节目，十一个听众，其中一个开始写回信了。',
    },
    yeong: {
      name: '河永振',
      nationality: '韩国人',
      description: '在宫门口穿古装站岗，领的是一动不动的工钱，全城的人打面前走过。他见过你。',
    },
  },
  portraits: [
    '{name}，{age}岁，{nationality}。简单说：{traits}。来首尔，箱子多带了一只，理由少带了一个，至今说过实话的，只有箱子那件。菜单要从头看到尾，车票都留着；跟狗一见如故，跟狗主人慢慢来。从前那些事，这儿还没有人听过。这正是当初的打算，也正是打算里的毛病。',
    '查得到的有三样：姓名，{name}；年龄，{age}；护照，{nationality}。别的都是听说，跟{name}住过一个楼道的人，倒是众口一词：{traits}。有一个冬天，跟谁也没提过；有一份工，早上五点开始。两样过去了，留下一件好大衣，一点动静就醒的觉，还有个习惯：替后面的人扶门，总比别人多扶一秒。',
    '打听{name}，先听到的都在意料之中：{age}岁，{nationality}，回回早到，从来不说。再打听一遍，倒上一杯热的，听到的就是这个：{traits}。有个抽屉，里头只有一封信；有首歌，每次不到第二段就关掉。这两件事，{name}打算哪天讲给谁听，近来已经在留意，看身边有没有不着急的人。',
  ],
  unnamedNationality: '来自某处',
  traits: {
    ambitious: '有抱负',
    adaptable: '随遇而安',
    romantic: '浪漫',
    determined: '说到做到',
    thoughtful: '想得深',
    adventurous: '爱冒险',
    balanced: '沉得住气',
    diplomatic: '有分寸',
    sincere: '真诚',
    playful: '俏皮',
    intellectual: '书卷气',
    empathetic: '善解人意',
    resilient: '有韧劲',
    creative: '有巧思',
    social: '爱热闹',
    growing: '还在学',
    friendly: '好相处',
    enigmatic: '猜不透',
    charismatic: '有魅力',
    authentic: '不装',
  },
}
